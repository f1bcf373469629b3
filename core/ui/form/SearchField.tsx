import { Combobox, Field, Option as FluentOption } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '../../web/hooks';
import { FieldError, type Option } from './fields';
import type { FieldHandle } from './use-form';

interface SearchFieldProps {
  readonly label: string;
  readonly field: FieldHandle<string>;
  readonly options: readonly Option[];
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** Looks for options elsewhere while somebody types; absent: `options` are all, and are narrowed here. */
  readonly onSearch?: (text: string) => void;
}

/** At most so many are offered at once. */
const most = 50;

/** One of many (schools, people): typing narrows the list. */
export function SearchField({ label, field, options, required, disabled, placeholder, onSearch }: SearchFieldProps) {
  const t = useText();
  const chosen = options.find(({ value }) => value === field.value)?.label ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = (typed ?? '').trim().toLowerCase();
  const found = onSearch ? options : options.filter((option) => option.label.toLowerCase().includes(wanted));
  return (
    <Field
      label={label}
      required={required}
      validationState={field.error ? 'error' : 'none'}
      validationMessage={field.error && <FieldError error={field.error} />}
    >
      <Combobox
        name={field.name}
        value={typed ?? chosen}
        selectedOptions={field.value ? [field.value] : []}
        placeholder={placeholder}
        disabled={disabled}
        // the arrow keys open the list too: one stop for a field
        expandIcon={{ 'aria-label': label, tabIndex: -1 }}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onSearch?.(event.currentTarget.value);
        }}
        onBlur={() => setTyped(null)}
        onOptionSelect={(_, { optionValue }) => {
          setTyped(null);
          if (optionValue) field.onChange(optionValue);
        }}
      >
        {found.slice(0, most).map(({ value, label: words }) => (
          <FluentOption key={value} value={value}>
            {words}
          </FluentOption>
        ))}
        {found.length === 0 && (
          <FluentOption disabled text="">
            {t('core.ui.form.noOption')}
          </FluentOption>
        )}
      </Combobox>
    </Field>
  );
}
