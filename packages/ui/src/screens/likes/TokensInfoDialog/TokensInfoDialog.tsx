import { Gem, Hourglass, Sparkles } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { idea, ideas, ideaTitle } from './TokensInfoDialog.css.ts';

export interface TokensInfoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The purpose of tokens. The three ideas are from the documents, the words are ours. Source: member §1, §2.
 */
export function TokensInfoDialog({ open, onOpenChange }: TokensInfoDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="How tokens work">
      <ul className={ideas}>
        {IDEAS.map(({ icon: Icon, title, text }) => (
          <li key={title} className={idea}>
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
            <div>
              <p className={ideaTitle}>{title}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="outline" block onClick={() => onOpenChange(false)}>
        Got it
      </Button>
    </Dialog>
  );
}

const IDEAS = [
  {
    icon: Sparkles,
    title: 'Attract with intention',
    text: 'Tokens show that you mean it. If a request is declined, they come back to you.',
  },
  {
    icon: Hourglass,
    title: 'Come sooner',
    text: 'They prioritize the waitlist.',
  },
  {
    icon: Gem,
    title: 'Keep them',
    text: 'They will hold real value.',
  },
];
