import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy'>;

/** Submits the Form around it, and is busy until the response arrives. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" busy={isSubmitting} />;
}
