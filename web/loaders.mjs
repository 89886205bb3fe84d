/** How esbuild reads what is neither script nor style, in the page and in its tests. */
export const loaders = {
  ".ftl": "text",
  ".svg": "file",
  ".png": "file",
  ".woff2": "file",
};
