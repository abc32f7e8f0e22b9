import { boyutYaz } from '@masabasi/core/platform/text/metin';
import { ActionIcon, Box, Button, Flex, Text } from '@mantine/core';
import IconX from '~icons/tabler/x';
import { type Giden, gideniKaldir, useGidenler, yenidenGonder, type Yer } from '../call/giden.ts';
import { PlainList } from '../../ui/PlainList.tsx';
import { Columns } from '../../ui/Columns.tsx';

const CUBUK = { gridRow: 2, width: '100%', height: 6, overflow: 'hidden', accentColor: 'var(--accent-fill)' };

const hali = ({ hal, yuzde }: Giden): string => {
  if (hal === 'sirada') return 'Sırada';
  return yuzde < 100 ? `%${yuzde}` : 'İnceleniyor...';
};

export interface GidenDosyalarProps extends Yer {
  /** Only the files of this draft. */
  readonly yazilan?: string;
}

/** Files being uploaded to this record, and failed uploads with their reasons. */
export function GidenDosyalar({ Nesne, NesneId, yazilan }: GidenDosyalarProps) {
  const gidenler = useGidenler().filter(
    (g) => g.yer.Nesne === Nesne && g.yer.NesneId === NesneId && g.yazilan?.ad === yazilan,
  );
  const yenidenler = gidenler.filter((g) => g.yeniden && g.hal === 'durdu');
  return (
    <>
      <PlainList aria-label="Gönderilen dosyalar" hidden={gidenler.length === 0}>
        {gidenler.map((g) => (
          <Columns
            key={g.no}
            component="li"
            of="minmax(0, 1fr) auto"
            gap="4px 12px"
            align="center"
            px={16}
            py={8}
            className="line-above"
          >
            <Flex gap={12} justify="space-between" miw={0}>
              <Text span truncate miw={0} title={g.dosya.name}>
                {g.dosya.name}
              </Text>
              <Text span flex="none" fz={12} lh="20px" c="dimmed" className="tnum">
                {g.hal === 'durdu' ? boyutYaz(g.dosya.size) : hali(g)}
              </Text>
            </Flex>
            {g.hal === 'durdu' ? (
              <Text fz={13} lh="18px" c="var(--danger)" className="anywhere" style={{ gridRow: 2 }} role="alert">
                {g.neden}
              </Text>
            ) : (
              <progress
                style={CUBUK}
                aria-label={`Gönderiliyor: ${g.dosya.name}`}
                max={100}
                value={g.hal === 'gidiyor' && g.yuzde === 100 ? undefined : g.yuzde}
              />
            )}
            <Flex component="span" gap={4} align="center" style={{ gridRow: '1 / span 2', gridColumn: 2 }}>
              {g.hal === 'durdu' && g.yeniden && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Yeniden dene: ${g.dosya.name}`}
                  onClick={() => yenidenGonder(g.no)}
                >
                  Yeniden Dene
                </Button>
              )}
              <ActionIcon
                aria-label={`${g.hal === 'durdu' ? 'Listeden çıkar' : 'İptal et'}: ${g.dosya.name}`}
                onClick={() => gideniKaldir(g.no)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </Flex>
          </Columns>
        ))}
      </PlainList>
      {yenidenler.length > 1 && (
        <Box pt={0} pb={12} px={16}>
          <Button variant="default" onClick={() => yenidenler.forEach((g) => yenidenGonder(g.no))}>
            Tümünü Yeniden Dene
          </Button>
        </Box>
      )}
    </>
  );
}
