import type { Place, UserUpdate } from '@perigee/api';
import { limits } from '@perigee/domain';
import {
  forYouMessages,
  preferencesProblem,
  preferencesUpdate,
  type Preferences,
} from '@perigee/domain/for-you';
import { preferredGendersText, searchRadiusText } from '@perigee/domain/profile';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { dialogFoot } from '../../../components/Dialog/Dialog.css.ts';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { LocationField } from '../../../components/LocationField/LocationField.tsx';
import { RangeSlider } from '../../../components/RangeSlider/RangeSlider.tsx';
import { Slider } from '../../../components/Slider/Slider.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { PreferenceSelectorDialog } from '../PreferenceSelectorDialog/PreferenceSelectorDialog.tsx';
import { PreferenceSelector } from './PreferenceSelector.tsx';

export interface PreferencesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The stored preferences. */
  preferences: Preferences<Place>;
  /** Finds places by a part of their name. */
  onLookUp: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  /** Saves the changes. The dialog closes on success, and stays open with the message on failure. */
  onSave: (update: UserUpdate) => Promise<void>;
}

/** The filters of the deck: ages, place, distance and genders. Source: member §2, §5, §8. */
export function PreferencesDialog({ open, onOpenChange, ...rest }: PreferencesDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Preferences">
      <PreferencesForm {...rest} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type PreferencesFormProps = Omit<PreferencesDialogProps, 'open' | 'onOpenChange'> & {
  onClose: () => void;
};

const { desiredAge, searchRadius } = limits;

/** A separate component, so that its state resets each time the dialog opens. */
function PreferencesForm({ preferences, onLookUp, onSave, onClose }: PreferencesFormProps) {
  const toasts = useToast();
  const request = useToastedAction();
  const location = useRef<HTMLInputElement>(null);
  // The initial preferences: a save does not overwrite changes made elsewhere meanwhile.
  const [before] = useState(preferences);
  const [draft, setDraft] = useState(preferences);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const change = (part: Partial<Preferences<Place>>) => {
    setDraft((current) => ({ ...current, ...part }));
  };

  function save() {
    const found = preferencesProblem(before, draft);
    setProblem(found);
    if (found !== null) {
      location.current?.focus();
      return;
    }
    const update = preferencesUpdate(before, draft);
    if (update === null) {
      onClose();
      return;
    }
    void request.run(() => onSave(update), {
      onDone: () => {
        toasts.success(forYouMessages.preferencesSaved, { short: true });
        onClose();
      },
    });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap={6}>
        <RangeSlider
          label="Age range"
          minLabel="Minimum age"
          maxLabel="Maximum age"
          {...desiredAge}
          value={[draft.minAge, draft.maxAge]}
          onChange={([minAge, maxAge]) => change({ minAge, maxAge })}
        />
        <LocationField
          ref={location}
          label="Location"
          value={draft.location}
          onChange={(value) => {
            change({ location: value });
            setProblem(null);
          }}
          onLookUp={onLookUp}
          error={problem ?? undefined}
        />
        <Slider
          label="Search radius"
          min={searchRadius.min}
          max={searchRadius.max}
          format={searchRadiusText}
          value={draft.offsetRadius}
          onChange={(offsetRadius) => change({ offsetRadius })}
        />
        <PreferenceSelector
          text={preferredGendersText(draft.genders)}
          onOpen={() => setIsChoosing(true)}
        />
        <div className={dialogFoot}>
          <Button type="submit" size="large" block busy={request.busy}>
            Save
          </Button>
        </div>
      </Stack>
      <PreferenceSelectorDialog
        open={isChoosing}
        onOpenChange={setIsChoosing}
        value={draft.genders}
        onChoose={(genders) => change({ genders })}
      />
    </form>
  );
}
