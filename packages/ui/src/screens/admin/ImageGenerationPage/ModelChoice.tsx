import type { ImageModel } from '@perigee/api';
import { adminDay, imageMessages } from '@perigee/domain/admin';
import { RadioCards } from '../../../components/RadioCards/RadioCards.tsx';
import { ModelStatus } from '../ModelStatus.tsx';

interface ModelChoiceProps {
  models: readonly ImageModel[];
  /** The id of the chosen model; null while none is ready. */
  value: number | null;
  onChange: (id: number) => void;
}

/** The models; one that is still training cannot be chosen. */
export function ModelChoice({ models, value, onChange }: ModelChoiceProps) {
  return (
    <RadioCards
      label={imageMessages.generation.model}
      options={models.map(({ id, name, provider, createdAt, status }) => ({
        value: id,
        label: name,
        description: imageMessages.origin(provider, adminDay(createdAt)),
        trailing: <ModelStatus status={status} />,
        disabled: status !== 'ready',
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
