import { questionnaireMessages, questionSections } from '@perigee/domain/questionnaire';
import { navigationLabels } from '@perigee/domain/shell';
import { Button } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { SectionOrbit } from '../Questionnaire/SectionArc.tsx';

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
      drawing={<SectionOrbit set="preferences" done={questionSections.preferences.length} />}
      mayFocus
      focusOn="title"
      fill
      centered
      foot={
        <Button block onClick={onClose}>
          Done
        </Button>
      }
    />
  );
}
