import { Box, Stack, Text } from '@mantine/core';
import { AKIS_TURLERI, type AkisAdimi } from '@masabasi/core/is/projetakip/akis';
import { CheckField } from '../../ui/CheckField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Option } from '../../ui/SelectField.tsx';

export interface AkisAdimBilgisiProps {
  readonly adim: AkisAdimi;
  readonly adimlar: readonly AkisAdimi[];
  readonly kisiler: readonly Option[];
  /** Absent: read-only. */
  readonly onTamam?: ((tamamlandi: boolean) => void) | undefined;
}

/** The details of the chosen step, read-only. */
export function AkisAdimBilgisi({ adim, adimlar, kisiler, onTamam }: AkisAdimBilgisiProps) {
  const sorumlu = kisiler.find((k) => k.Id === adim.SorumluId)?.Ad;
  const adi = (id: number) => adimlar.find((a) => a.Id === id)?.Ad ?? '';
  const kunye = [
    AKIS_TURLERI[adim.Tur],
    ...(sorumlu ? [sorumlu] : []),
    ...(adim.Sure === null ? [] : [`${String(adim.Sure).replace('.', ',')} saat`]),
  ].join(' · ');
  return (
    <Panel title={adim.Ad} padded>
      <Stack gap={8}>
        <Text fz={13} c="dimmed">
          {kunye}
        </Text>
        {adim.Aciklama && <Text className="typed">{adim.Aciklama}</Text>}
        {adim.Sonraki.length > 0 && (
          <Box component="ul" m={0} pl={16} aria-label="Sonraki adımlar">
            {adim.Sonraki.map((s) => (
              <li key={s.AkisId}>
                {s.Etiket && `${s.Etiket}: `}
                {adi(s.AkisId)}
              </li>
            ))}
          </Box>
        )}
        {adim.Tur === 'adim' &&
          (onTamam ? (
            <CheckField label="Tamamlandı" value={adim.Tamamlandi} onChange={onTamam} />
          ) : (
            adim.Tamamlandi && (
              <Text fz={13} c="dimmed">
                Tamamlandı
              </Text>
            )
          ))}
      </Stack>
    </Panel>
  );
}
