export interface Contact {
  phone: string;
  phoneHref: string;
  chatHref: string;
  email: string;
}

/** Phone, chat and e-mail; no address contains typed values. @param props.chat text of its link */
export function ContactLinks(props: { contact: Contact; chat: string; className?: string }) {
  const { contact, chat, className = "flex flex-wrap gap-x-6" } = props;
  const link = "inline-flex min-h-9 items-center";
  return (
    <p className={className}>
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
