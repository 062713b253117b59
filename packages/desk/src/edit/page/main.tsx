import "./page.css";

const root = document.getElementById("edit");
const frame = document.createElement("iframe");
frame.title = "The site";
frame.src = location.hash.slice(1) || "/";
root?.append(frame);
