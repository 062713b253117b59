import "./page.css";
import { createRoot } from "react-dom/client";
import { App } from "./app";

const place = document.getElementById("edit");
if (place) createRoot(place).render(<App />);
