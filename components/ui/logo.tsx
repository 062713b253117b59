import clsx from "clsx";
import type { Content } from "@/lib/content/content";
import { ContentPicture } from "./content-picture";
import { Mark } from "./icons";

type LogoProps = { content: Pick<Content, "firm" | "pictures"> };

/** Logo and name; the mark replaces a missing logo. */
export function Logo({ content: { firm, pictures } }: LogoProps) {
  const { logo, name } = firm;
  const picture = logo && pictures.get(logo.file);
  const hasName = picture && logo.hasName;
  // Fits the header; a very wide logo is scaled down.
  const look = "h-[min(2.5rem,12.5vw)] w-auto object-contain object-left";
  return (
    <>
      {picture ? (
        <ContentPicture
          picture={picture}
          alt={hasName ? name : ""}
          sizes="12rem"
          loading="eager"
          className={clsx(look, hasName ? "max-w-full" : "max-w-[40vw] shrink-0")}
        />
      ) : (
        <Mark />
      )}
      {/* In its own element, which long words cannot widen. */}
      {!hasName && <span translate="no">{name}</span>}
    </>
  );
}
