import type { Media, Place, UserUpdate } from '@perigee/api';
import {
  profileChanges,
  type DraftedPerson,
  type KeptProfileDraft,
  type ProfileDraft,
} from '@perigee/domain/profile';
import {
  firstOpenStep,
  PROFILE_STEPS,
  profileStepProblem,
  type ProfileStep,
} from '@perigee/domain/signup';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { StepPlace } from '../../../components/StepFrame/StepPlace.tsx';
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
import { STEP_TEXTS, TOLD_STEPS, TYPED_STEPS } from './step-texts.ts';
import { useProfileAnswers } from './use-profile-answers.ts';

export interface ProfileStepsFlowProps {
  /** The user with the stored answers. Later changes are ignored. */
  person: DraftedPerson;
  /** Previous answers that were not saved. */
  keptDraft?: ProfileDraft;
  /** The steps of the flow, if it is not all nine. */
  steps?: readonly ProfileStep[];
  /** The initial step, instead of the first incomplete one. */
  initialStep?: ProfileStep;
  now: Date;
  /** Whether the username is available. */
  onCheckUsername: (username: string, signal: AbortSignal) => Promise<boolean>;
  onLookUpPlace: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  /** Stores a picture. Rejects if that fails. */
  onUploadPhoto: (file: File) => Promise<Media>;
  /** Saves the changes, on the last step. A rejection's message is shown; nothing is lost. */
  onSave: (changes: UserUpdate) => Promise<void>;
  /** Called after all answers are saved. */
  onDone: () => void;
  /** Called for Back on the first step. */
  onClose: () => void;
  onStepChange?: (step: ProfileStep) => void;
  /**
   * Called with the answers whenever they change, so that the app can keep them; null if they equal the
   * stored ones.
   */
  onDraftChange?: (changed: KeptProfileDraft | null) => void;
  /** Steps may take the focus. False during the opening animation of a dialog around them. */
  mayFocus?: boolean;
}

/** The questions of the profile, one after the other, without a frame. Source: member §2, §4, §5. */
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
  /** The step whose error is shown: not before blur or submission, and no longer after an edit. */
  const [told, setTold] = useState<ProfileStep>();
  const [usernameState, setUsernameState] = useState<UsernameState>('idle');
  const [isSaving, setIsSaving] = useState(false);
  const { grid, isUploading } = usePhotoSlots(draft.photos, editPhotos, onUploadPhoto);
  const field = useRef<HTMLInputElement>(null);
  const tellDraft = useEffectEvent((next: KeptProfileDraft | null) => onDraftChange?.(next));
  useEffect(() => tellDraft(isChanged ? { before, draft } : null), [isChanged, before, draft]);

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

  const wizard = (
    <Wizard
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
  return steps.length > 1 ? <StepPlace of="list">{wizard}</StepPlace> : wizard;
}
