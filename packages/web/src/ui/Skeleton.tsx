/** A grey line in place of a coming text. */
export const Skeleton = ({ width = '100%', height = 14 }: { width?: number | string; height?: number }) => (
  <Text span display="block" maw="100%" bg="var(--surface-2)" bdrs={4} style={{ width, height }} aria-hidden />
);

/** Grey lines, announced once as loading. A given label is also visible above them. */
export function SkeletonRows({ rows = 3, label }: { rows?: number; label?: string }) {
  return (
    <Stack gap={12} py={8} px={0} role="status" aria-label={label ?? 'Yükleniyor...'}>
      {label !== undefined && (
        <Text fz={13} c="dimmed" aria-hidden>
          {label}
        </Text>
      )}
      {Array.from({ length: rows }, (_, i) => (
        <Skeleton key={i} width={`${92 - ((i * 23) % 40)}%`} />
      ))}
    </Stack>
  );
}
import { Stack, Text } from '@mantine/core';
