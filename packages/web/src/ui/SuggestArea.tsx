import { Box, Textarea } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { arrowTo, type ListOption, OptionList, optionId } from './OptionList.tsx';
import type { TextAreaFieldProps } from './TextAreaField.tsx';

/** Suggestions at the caret. */
export interface Suggestions<O extends ListOption> {
  /** Name of the list. */
  readonly label: string;
  /** Start of the typed part that a suggestion replaces. */
  readonly from: number;
  readonly options: readonly O[];
}

export interface SuggestAreaProps<O extends ListOption> extends Omit<TextAreaFieldProps, 'value' | 'ref'> {
  readonly value: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Suggestions at the caret; null for none. */
  readonly suggest: (text: string, caret: number) => Suggestions<O> | null;
  /** The text that replaces the typed part. */
  readonly textOf: (option: O) => string;
  readonly onTake: (option: O) => void;
  readonly onFocus?: () => void;
  /** Only a screen reader reads the label, because the place around the field says the same. */
  readonly hideLabel?: boolean;
  /** The suggestions open above the field, which stands at the end of the screen. */
  readonly above?: boolean;
}

/** Replaces a part of a text area and puts the caret behind it. */
export function putInto(
  area: HTMLTextAreaElement | null,
  { from, to, text }: { readonly from: number; readonly to: number; readonly text: string },
): void {
  if (area === null) return;
  area.focus();
  // The browser's undo still works, and the field hears of the change as of typing.
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Text of several lines with suggestions: arrows choose, Enter takes, Escape closes the list. */
export function SuggestArea<O extends ListOption>({
  value,
  onChange,
  area,
  suggest,
  textOf,
  onTake,
  onKeyDown,
  rows = 3,
  maxRows,
  first,
  hideLabel = false,
  above = false,
  ...props
}: SuggestAreaProps<O>) {
  const list = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ at: '', active: 0 });
  const [refused, setRefused] = useState<number | null>(null);
  const found = caret === null ? null : suggest(value, caret);
  const options = found === null || found.from === refused ? [] : found.options;
  // Further typing begins at the first suggestion again.
  const at = found === null ? '' : `${found.from}:${value.slice(found.from, caret ?? 0)}`;
  const active = chosen.at === at ? Math.min(chosen.active, options.length - 1) : 0;
  const current = options[active];

  const take = (option: O) => {
    if (found === null || caret === null) return;
    putInto(area.current, { from: found.from, to: caret, text: textOf(option) });
    setRefused(found.from);
    onTake(option);
  };
  const key = (e: KeyboardEvent<HTMLTextAreaElement>) => {
    const to = current && arrowTo(e.key, active, options.length);
    if (to != null) setChosen({ at, active: to });
    else if (current && (e.key === 'Enter' || e.key === 'Tab') && !e.ctrlKey && !e.metaKey && !e.shiftKey)
      take(current);
    else if (current && e.key === 'Escape') setRefused(found?.from ?? null);
    else {
      onKeyDown?.(e);
      return;
    }
    e.preventDefault();
    e.stopPropagation();
  };
  const look = (e: { readonly currentTarget: HTMLTextAreaElement }) => {
    const { selectionStart, selectionEnd } = e.currentTarget;
    setCaret(selectionStart === selectionEnd ? selectionEnd : null);
  };
  return (
    <Box pos="relative">
      <Textarea
        {...props}
        {...(maxRows === undefined ? { rows } : { autosize: true, minRows: rows, maxRows })}
        labelProps={{ className: hideLabel ? 'visually-hidden' : undefined }}
        ref={area}
        data-autofocus={first || undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        onChange={(e) => {
          // A newly typed sign opens the suggestions again.
          if (refused !== null && e.currentTarget.selectionEnd <= refused) setRefused(null);
          look(e);
          onChange(e.currentTarget.value);
        }}
        onSelect={look}
        onBlur={() => setCaret(null)}
        onKeyDown={key}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={current ? list : undefined}
        aria-activedescendant={current && optionId(list, current.key)}
      />
      <span className="visually-hidden" role="status">
        {current && `${options.length} öneri: ${found?.label}`}
      </span>
      {current && found && (
        // The position attribute tells a surrounding dialog that the panel handles Escape.
        <Box
          className="layer"
          pos="absolute"
          {...{ [above ? 'bottom' : 'top']: 'calc(100% + 4px)' }}
          left={0}
          w="min(480px, 100%)"
          p={4}
          style={{ zIndex: 120 }}
          data-position={above ? 'top' : 'bottom'}
        >
          <OptionList id={list} label={found.label} options={options} active={active} onTake={take} />
        </Box>
      )}
    </Box>
  );
}
