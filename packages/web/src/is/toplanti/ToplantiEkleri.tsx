import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Flex, Text } from '@mantine/core';
import { use } from 'react';
import { HeadingLevel } from '../../ui/Section.tsx';

/** Additions to approved minutes, each with its signature. */
export function ToplantiEkleri({
  ekler,
  onYaz,
}: {
  ekler: readonly { Id: number; Metin: string; Kisi: string; Zaman: string; Imza: string }[];
  onYaz: () => void;
}) {
  return (
    <Flex component="section" direction="column" gap={10} aria-label="Tutanağa ekler">
      <Flex gap={12} align="center" justify="space-between">
        <Text component={`h${use(HeadingLevel)}`} fz={14} fw={600}>
          Ekler
        </Text>
        <Button variant="default" size="compact-sm" onClick={onYaz}>
          Ek Yaz
        </Button>
      </Flex>
      {ekler.length === 0 && <Text c="dimmed">Tutanağa ek yapılmamış.</Text>}
      {ekler.map((e, i) => (
        <Box key={e.Id} component="article" py={10} px={12} bd="1px solid var(--line)" bdrs={8}>
          <Text mb={6} className="typed">
            {e.Metin}
          </Text>
          <Text fz={12} c="dimmed">
            {i + 1}. ek · {e.Kisi}, {zamanYaz(e.Zaman)} · imza {e.Imza.slice(0, 16)}
          </Text>
        </Box>
      ))}
    </Flex>
  );
}
