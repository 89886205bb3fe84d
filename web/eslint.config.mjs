import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist", ".test", "node_modules", "src/wire.ts"] },
  {
    files: ["src/**/*.{ts,tsx}", "tests/**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Callbacks in one line of JSX say what they do; that they return nothing is seen.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // node:test gives promises that nobody waits for.
      "@typescript-eslint/no-floating-promises": ["error", { allowForKnownSafeCalls: [{ from: "package", package: "node:test", name: ["test", "describe", "it"] }] }],
      "eqeqeq": "error",
      "prefer-const": "error",
    },
  },
);
