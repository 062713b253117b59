import { showAnnouncements } from "./show-announcements";

showAnnouncements(Date.now());
