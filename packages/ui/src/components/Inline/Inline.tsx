import { Stack, type StackProps } from '../Stack/Stack.tsx';

export interface InlineProps extends Omit<StackProps, 'direction' | 'divided' | 'outlined'> {
  /** Children that do not fit wrap to the next line. Without it they shrink. */
  wrap?: boolean;
}

/** Places its children on one line, which wraps if they do not fit. A Stack with the defaults of a line. */
export function Inline({ gap = 3, align = 'center', wrap = true, ...rest }: InlineProps) {
  return <Stack {...rest} direction="row" gap={gap} align={align} wrap={wrap} />;
}
