/** Ways to reach the firm. */
export interface Contact {
  phone: string;
  phoneHref: string;
  chatHref: string;
  email: string;
}

interface ContactLinksProps {
  contact: Contact;
  /** Text of the chat link. */
  chat: string;
  className?: string;
}

/** Phone, chat and e-mail; no address contains typed values. */
export function ContactLinks({ contact, chat, className }: ContactLinksProps) {
  const link = "inline-flex min-h-9 items-center";
  return (
    <p className={className ?? "flex flex-wrap gap-x-6"}>
      <a className={link} href={contact.phoneHref}>
        {contact.phone}
      </a>
      <a className={link} href={contact.chatHref} target="_blank" rel="noopener noreferrer">
        {chat}
      </a>
      <a className={`${link} wrap-anywhere`} href={`mailto:${contact.email}`}>
        {contact.email}
      </a>
    </p>
  );
}
