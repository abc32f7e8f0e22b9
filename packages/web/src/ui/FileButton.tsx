import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

export interface FileButtonProps {
  /** Name of the file for a screen reader. */
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean;
  readonly variant?: 'filled' | 'default';
  readonly first?: boolean;
}

/** A button that asks for one file. The same file may be chosen again. */
export function FileButton({ label, accept, onFile, icon, children, first, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(e) => {
          const file = e.currentTarget.files?.[0];
          e.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        {...(first && { 'data-autofocus': true })}
        {...button}
        leftSection={icon}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
