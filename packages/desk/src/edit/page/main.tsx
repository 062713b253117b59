import "./page.css";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { CatchErrors } from "./ui/catch-errors";

const place = document.getElementById("edit");
if (place) {
  createRoot(place).render(
    <CatchErrors>
      <App />
    </CatchErrors>,
  );
}
