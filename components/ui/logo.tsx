import clsx from "clsx";
import type { Content } from "@/lib/content/content";
import { ContentPicture } from "./content-picture";
import { Mark } from "./icons";

type LogoProps = { content: Pick<Content, "firm" | "pictures"> };

/** The height that fits the header; a very wide logo is scaled down. */
const SIZE = "h-[min(2.5rem,12.5vw)] w-auto object-contain object-left";

/** The firm's logo and name in the header; without a logo the mark and the name. */
export function HeaderLogo({ content: { firm, pictures } }: LogoProps) {
  const { logo, name } = firm;
  const picture = logo && pictures.get(logo.file);
  const hasName = picture && logo.hasName;
  const look = clsx(SIZE, hasName ? "max-w-full" : "max-w-[40vw] shrink-0");
  return (
    <>
      {picture ? (
        <ContentPicture
          picture={picture}
          alt={hasName ? name : ""}
          sizes="12rem"
          loading="eager"
          className={look}
        />
      ) : (
        <Mark />
      )}
      {/* In its own element, which a long word cannot widen. */}
      {!hasName && <span>{name}</span>}
    </>
  );
}

/** The logo on the dark footer: its dark version, or the logo on a light background. */
export function FooterLogo({ content: { firm, pictures } }: LogoProps) {
  const { logo } = firm;
  const picture = logo && pictures.get(logo.onDark ?? logo.file);
  const look = clsx(SIZE, "mb-4 max-w-full", !logo?.onDark && "rounded-control bg-sheet p-1");
  return picture && <ContentPicture picture={picture} alt="" sizes="12rem" className={look} />;
}
