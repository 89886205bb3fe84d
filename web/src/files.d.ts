declare module "*.ftl" {
  const text: string;
  export default text;
}

declare module "*.svg" {
  const address: string;
  export default address;
}

declare module "*.css";

declare module "@sabaki/shudan/src/helper.js" {
  export function getHoshis(width: number, height: number): [number, number][];
}
