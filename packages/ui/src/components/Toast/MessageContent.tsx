import { Toast } from '@base-ui/react/toast';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Link } from '../Link/Link.tsx';
import { messageLink, messageText, sender } from './Toast.css.ts';
import type { MessageToast } from './toast-context.ts';

interface MessageContentProps extends MessageToast {
  /** The user has followed the link. */
  onOpen: () => void;
}

/** The sender and the beginning of a message, which link to the conversation. */
export function MessageContent({ name, imageUrl, text, href, onOpen }: MessageContentProps) {
  return (
    <Link className={messageLink} href={href} onClick={onOpen}>
      <Avatar decorative name={name} src={imageUrl} size={40} />
      <Toast.Title className={messageText} render={<p />}>
        <bdi className={sender}>{name}</bdi>: <bdi>{text}</bdi>
      </Toast.Title>
    </Link>
  );
}
