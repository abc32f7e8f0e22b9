import { Box, Flex, Text, TextInput } from '@mantine/core';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import { useState } from 'react';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { PlainList } from '../../ui/PlainList.tsx';

const EN_AZ = 2;

/** Searches messages of the person's own conversations, by words in any inflection. */
export function MesajAramasi({ onAc }: { readonly onAc: (konusmaId: number) => void }) {
  const [yazilan, setYazilan] = useState('');
  const [ara] = useDebouncedValue(yazilan.trim(), 250);
  const [, setAdres] = useAdres();
  const aranir = ara.length >= EN_AZ;
  const { data, error } = useEndpoint(oda.mesajAra, { ara }, { enabled: aranir, keepPrevious: true });
  return (
    <Box component="search" display="block" p={12}>
      <TextInput
        name="ara"
        aria-label="Mesajlarda ara"
        placeholder="Mesajlarda ara"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={yazilan}
        onChange={(e) => setYazilan(e.currentTarget.value)}
        maxLength={100}
      />
      {aranir && error && <p role="alert">{error.message}</p>}
      {aranir && data && (
        <PlainList mah="50vh" mt={8} style={{ overflowY: 'auto' }} aria-label="Bulunan mesajlar">
          {data.bulunanlar.length === 0 && (
            <Text component="li" p={8} c="dimmed">
              Bulunamadı
            </Text>
          )}
          {data.bulunanlar.map((m) => (
            <li key={m.Id}>
              <Flex
                component="button"
                type="button"
                className="bare hover line-above"
                direction="column"
                gap={2}
                w="100%"
                p={8}
                onClick={() => {
                  setYazilan('');
                  onAc(m.KonusmaId);
                  setAdres({ konusma: String(m.KonusmaId), no: String(m.No) });
                }}
              >
                <Text span fz={12} c="dimmed">
                  {m.Konusma} · {m.Yazan} · {zamanYaz(m.Zaman)}
                </Text>
                <Text span lineClamp={3} className="anywhere">
                  {m.Metin}
                </Text>
              </Flex>
            </li>
          ))}
        </PlainList>
      )}
    </Box>
  );
}
