import type { Media, Place, UserUpdate } from '@perigee/api';
import {
  firstOpenStep,
  PROFILE_STEPS,
  profileChanges,
  profileStepProblem,
  type DraftedPerson,
  type ProfileDraft,
  type ProfileStep,
} from '@perigee/domain';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { UsernameState } from '../../../components/UsernameField/use-username-check.ts';
import { Wizard } from '../../../components/Wizard/Wizard.tsx';
import { AboutMeStep } from '../AboutMeStep/AboutMeStep.tsx';
import { BirthdayStep } from '../BirthdayStep/BirthdayStep.tsx';
import { EducationStep } from '../EducationStep/EducationStep.tsx';
import { LocationStep } from '../LocationStep/LocationStep.tsx';
import { OccupationStep } from '../OccupationStep/OccupationStep.tsx';
import { PhotosStep } from '../PhotosStep/PhotosStep.tsx';
import { PreferencesStep } from '../PreferencesStep/PreferencesStep.tsx';
import { SexualityStep } from '../SexualityStep/SexualityStep.tsx';
import { usePhotoSlots } from '../use-photo-slots.ts';
import { UsernameStep } from '../UsernameStep/UsernameStep.tsx';
import { flow } from './ProfileStepsFlow.css.ts';
import { STEP_TEXTS, TOLD_STEPS, TYPED_STEPS } from './step-texts.ts';
import { useProfileAnswers } from './use-profile-answers.ts';

export interface ProfileStepsFlowProps {
  /** With what they answered already. Changes that come later are not taken over. */
  person: DraftedPerson;
  /** Answers that were given before and not saved. */
  keptDraft?: ProfileDraft | undefined;
  /** Those to go through, where it is not all nine. */
  steps?: readonly ProfileStep[];
  /** Where to begin, instead of the first that is open. */
  initialStep?: ProfileStep;
  now: Date;
  /** Whether nobody has the username yet. */
  onCheckUsername: (username: string, signal: AbortSignal) => Promise<boolean>;
  onLookUpPlace: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  /** Stores a picture. Rejects when it could not be. */
  onUploadPhoto: (file: File) => Promise<Media>;
  /** Saves what was changed, on the last step. A rejection's message is shown; nothing is lost. */
  onSave: (changes: UserUpdate) => Promise<void>;
  /** All is saved. */
  onDone: () => void;
  /** Back on the first step. */
  onClose: () => void;
  onStepChange?: (step: ProfileStep) => void;
  /** Gets the answers whenever they change, to be kept; null where nothing differs from the person. */
  onDraftChange?: (draft: ProfileDraft | null) => void;
  /** Steps may take the focus. False while a dialog around them still comes in. */
  mayFocus?: boolean;
}

/** The profile, one question after the other, without a frame. Source: member §2, §4, §5. */
export function ProfileStepsFlow({
  person,
  keptDraft,
  steps = PROFILE_STEPS,
  initialStep,
  now,
  onCheckUsername,
  onLookUpPlace,
  onUploadPhoto,
  onSave,
  onDone,
  onClose,
  onStepChange,
  onDraftChange,
  mayFocus = true,
}: ProfileStepsFlowProps) {
  const { before, draft, edit, editPhotos, isChanged } = useProfileAnswers(person, keptDraft);
  const [step, setStep] = useState(initialStep ?? firstOpenStep(steps, draft, now));
  /** The step whose problem is told: not before it is left, and no longer once it is edited. */
  const [told, setTold] = useState<ProfileStep>();
  const [usernameState, setUsernameState] = useState<UsernameState>('idle');
  const [isSaving, setIsSaving] = useState(false);
  const { grid, isUploading } = usePhotoSlots(draft.photos, editPhotos, onUploadPhoto);
  const field = useRef<HTMLInputElement>(null);
  const tellDraft = useEffectEvent((next: ProfileDraft | null) => onDraftChange?.(next));
  useEffect(() => tellDraft(isChanged ? draft : null), [isChanged, draft]);

  const problemOf = (id: ProfileStep) => profileStepProblem(id, draft, now);
  const common = {
    draft,
    onEdit: (changes: Parameters<typeof edit>[0]) => {
      setTold(undefined);
      edit(changes);
    },
  };
  const toldField = (id: ProfileStep) => ({
    ...common,
    ref: field,
    error: told === id ? (problemOf(id) ?? undefined) : undefined,
  });

  const contents: Record<ProfileStep, ReactNode> = {
    username: (
      <UsernameStep
        {...common}
        currentUsername={person.username ?? undefined}
        onCheck={onCheckUsername}
        onStateChange={setUsernameState}
      />
    ),
    birthday: (
      <BirthdayStep
        {...toldField('birthday')}
        onBlur={() => setTold(draft.birthdate === '' ? undefined : 'birthday')}
      />
    ),
    sexuality: <SexualityStep {...common} />,
    'about-me': <AboutMeStep {...common} />,
    preferences: <PreferencesStep {...common} />,
    occupation: <OccupationStep {...common} />,
    education: <EducationStep {...common} />,
    location: <LocationStep {...toldField('location')} onLookUp={onLookUpPlace} />,
    photos: <PhotosStep {...grid} disabled={isSaving} />,
  };

  function canContinue(id: ProfileStep): boolean {
    if (id === 'username') return usernameState === 'valid';
    if (id === 'birthday') return draft.birthdate !== '';
    return (TOLD_STEPS.has(id) || problemOf(id) === null) && !(id === 'photos' && isUploading);
  }

  async function finish(id: ProfileStep): Promise<void | false> {
    if (problemOf(id) !== null) {
      setTold(id);
      field.current?.focus();
      return false;
    }
    if (id !== steps.at(-1) || !isChanged) return undefined;
    setIsSaving(true);
    try {
      await onSave(profileChanges(before, draft));
    } finally {
      setIsSaving(false);
    }
    return undefined;
  }

  return (
    <Wizard
      className={steps.length > 1 ? flow : undefined}
      label="Profile"
      nextLabel="Continue"
      steps={steps.map((id) => ({
        id,
        ...STEP_TEXTS[id],
        content: contents[id],
        canContinue: canContinue(id),
      }))}
      initialStep={step}
      mayFocus={mayFocus}
      focusOn={step !== undefined && TYPED_STEPS.has(step) ? 'field' : 'title'}
      onNext={(id) => finish(id as ProfileStep)}
      onDone={onDone}
      onClose={onClose}
      onStepChange={(id) => {
        setStep(id as ProfileStep);
        onStepChange?.(id as ProfileStep);
      }}
    />
  );
}
