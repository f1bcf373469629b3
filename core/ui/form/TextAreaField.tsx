import { Textarea } from '@fluentui/react-components';
import { type FieldProps, Framed } from './fields';

interface TextAreaFieldProps extends FieldProps<string> {
  /** Rows at first; the person can draw it taller. */
  readonly lines: number;
  readonly placeholder?: string;
  readonly maxLength: number;
}

/** Several lines of text. A module of its own: most forms have none, and it is 2 kB of a first visit. */
export function TextAreaField({ lines, placeholder, maxLength, ...props }: TextAreaFieldProps) {
  const { field } = props;
  return (
    <Framed {...props}>
      <Textarea
        name={field.name}
        value={field.value}
        placeholder={placeholder}
        maxLength={maxLength}
        disabled={props.disabled}
        rows={lines}
        resize="vertical"
        onChange={(_, { value }) => field.onChange(value)}
      />
    </Framed>
  );
}
