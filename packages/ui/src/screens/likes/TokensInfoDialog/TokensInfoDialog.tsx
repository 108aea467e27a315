import { Gem, Hourglass, Sparkles } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/**
 * The purpose of tokens. The three ideas are from the documents, the words are ours. Source: member §1, §2.
 */
export function TokensInfoDialog(props: DialogLifecycle) {
  return (
    <Dialog {...props} title="How tokens work">
      <Stack as="ul" gap={5} spaceAfter={8}>
        {IDEAS.map(({ icon, title, text }) => (
          <Inline key={title} as="li" gap={4} align="start" wrap={false}>
            <Icon icon={icon} size="md" tone="precious" firstLine />
            <div>
              <Text tone="strong" weight="medium">
                {title}
              </Text>
              <p>{text}</p>
            </div>
          </Inline>
        ))}
      </Stack>
      <Button variant="outline" block onClick={() => props.onOpenChange(false)}>
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
    title: 'Move up',
    text: 'Tokens move you up the waitlist.',
  },
  {
    icon: Gem,
    title: 'Keep them',
    text: 'Tokens will hold real value.',
  },
];
