import type { Metadata } from "next";
import { BandPage } from "@/components/band-page/band-page";
import { getContent } from "@/lib/checks/checked-content";
import { pageMetadata } from "@/lib/site/page-metadata";

const ROUTE = "/sample";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), ROUTE);
}

export default function SamplePage() {
  return <BandPage content={getContent()} route={ROUTE} name="sample" />;
}
