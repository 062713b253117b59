import type { ReactNode } from "react";
import { HEADING } from "../words";
import "./site.css";

export const metadata = { title: HEADING };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <a href="/">Notes</a> <a href="/form">Ask</a> <a href="/list">Crops</a>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
