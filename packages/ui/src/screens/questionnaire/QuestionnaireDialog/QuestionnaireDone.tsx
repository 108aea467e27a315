import { questionnaireMessages } from '@perigee/domain/questionnaire';
import { navigationLabels } from '@perigee/domain/shell';
import { Button } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { CompleteOrbit } from '../../../components/Orbit/CompleteOrbit.tsx';

const { title, text } = questionnaireMessages.done;

interface QuestionnaireDoneProps {
  applicationHref: string;
  onClose: () => void;
}

/** The last page: all answers are saved, with a link to change them. Source: member §4. */
export function QuestionnaireDone({ applicationHref, onClose }: QuestionnaireDoneProps) {
  return (
    <StepFrame
      title={title}
      subtitle={
        <>
          {text} <TextLink href={applicationHref}>{navigationLabels['edit-application']}</TextLink>.
        </>
      }
      drawing={
        <Stack spaceBefore={4} spaceAfter={8}>
          <CompleteOrbit />
        </Stack>
      }
      mayFocus
      focusOn="title"
      fill
      foot={
        <Button block onClick={onClose}>
          Done
        </Button>
      }
    />
  );
}
