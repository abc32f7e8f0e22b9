import { Flex } from '@mantine/core';
import IconAlertCircle from '~icons/tabler/alert-circle';
import { showNearest } from './showNearest.ts';

/** Refusal of a form, above its buttons. The region exists before the text, so that a screen reader reads it out. */
export function FormError({ message }: { message: string | null }) {
  return (
    <div role="alert" className="unless-empty">
      {message && (
        // Each new message comes into sight.
        <Flex
          key={message}
          ref={showNearest}
          component="p"
          gap={8}
          p="8px 12px"
          m={0}
          c="var(--danger)"
          bg="var(--danger-soft)"
          bdrs={6}
        >
          <IconAlertCircle size={18} style={{ marginTop: 1 }} aria-hidden />
          <span>{message}</span>
        </Flex>
      )}
    </div>
  );
}
