import Link from "next/link";
import type { ReactNode } from "react";
import "./site.css";

export const metadata = { title: "A boat club" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Club</Link> <Link href="/numbers">Numbers</Link>{" "}
          <Link href="/quiet">Quiet</Link>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
