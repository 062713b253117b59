import clsx from "clsx";
import type { Content } from "@/lib/content/content";
import { ContentPicture } from "./content-picture";
import { Mark } from "./icons";

interface LogoProps {
  content: Pick<Content, "firm" | "pictures">;
}

/** Of one height, which the header has room for; a very wide logo gets smaller as a whole. */
const SIZE = "h-[min(2.5rem,12.5vw)] w-auto object-contain object-left";

/** The firm's logo and name in the header; without a logo the mark and the name. */
export function HeaderLogo({ content: { firm, pictures } }: LogoProps) {
  const { logo, name } = firm;
  const picture = logo && pictures.get(logo.file);
  return (
    <>
      {picture ? (
        <ContentPicture
          picture={picture}
          alt={logo.hasName ? name : ""}
          sizes="12rem"
          isAtTop
          className={clsx(SIZE, logo.hasName ? "max-w-full" : "max-w-[40vw] shrink-0")}
        />
      ) : (
        <Mark />
      )}
      {/* In an element of its own, which a long word cannot hold open. */}
      {!(picture && logo?.hasName) && <span>{name}</span>}
    </>
  );
}

/** The logo on the dark footer: the one made for it, or else on a light ground of its own. */
export function FooterLogo({ content: { firm, pictures } }: LogoProps) {
  const { logo } = firm;
  const picture = logo && pictures.get(logo.onDark ?? logo.file);
  return (
    picture && (
      <ContentPicture
        picture={picture}
        alt=""
        sizes="12rem"
        className={clsx(SIZE, "mb-4 max-w-full", !logo.onDark && "rounded-control bg-paper p-1")}
      />
    )
  );
}
