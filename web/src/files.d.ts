declare module "*.ftl" {
  const text: string;
  export default text;
}

declare module "*.svg" {
  const address: string;
  export default address;
}

declare module "*.css";
