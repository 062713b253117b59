// The samples are the tests': this page is part of `npm run dev` only.
export { Gallery as default } from "@/e2e/looks/gallery/gallery";
