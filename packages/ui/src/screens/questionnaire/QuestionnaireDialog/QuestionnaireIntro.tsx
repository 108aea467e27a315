import { questionnaireMessages, questionSets } from '@perigee/domain/questionnaire';
import { Button } from '../../../components/Button/Button.tsx';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { SectionOrbit } from '../Questionnaire/SectionArc.tsx';

export interface QuestionnaireIntroProps {
  onStart: () => void;
  /** Called to finish later. */
  onBack: () => void;
  /** False during the opening animation of a dialog. */
  mayFocus: boolean;
}

/** The step of the sign-up modal that opens the profile questionnaire. Source: member §2. */
export function QuestionnaireIntro({ onStart, onBack, mayFocus }: QuestionnaireIntroProps) {
  return (
    <StepFrame
      title={questionnaireMessages.sections.profile}
      subtitle={`${questionSets.profile.length} questions, one at a time. Each answer is saved as you go, so you can stop and come back.`}
      drawing={<SectionOrbit set="profile" done={0} />}
      mayFocus={mayFocus}
      focusOn="title"
      onBack={onBack}
      fill
      centered
      foot={
        <Button block capitals onClick={onStart}>
          START
        </Button>
      }
    />
  );
}
