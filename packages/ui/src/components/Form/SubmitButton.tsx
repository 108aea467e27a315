import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy'>;

/** Sends the Form that it stands in, and is busy until the answer comes. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" busy={isSubmitting} />;
}
