import { contactLinks } from "@/components/ui/contact-links";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

const { firm, notices } = loadContent(fixtureContent);

test("asks about the services in the chat only while they can be bought", () => {
  const message = (accepting: boolean) => {
    const { chat } = contactLinks({ firm, notices: { ...notices, accepting } });
    return new URL(chat.href).searchParams.get("text");
  };
  expect(message(true)).toBe(firm.chat.message);
  expect(message(false)).toBe(notices.closed.chat);
});
