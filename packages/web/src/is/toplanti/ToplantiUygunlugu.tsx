import { gunAyYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Tekrar } from '@masabasi/core/is/toplanti/tekrar';
import { dakikasi, maliyeti, sureYazisi } from '@masabasi/core/is/toplanti/rules';
import { saatAraligi } from '@masabasi/core/is/toplanti/uygunluk';
import { Button, Flex, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useEndpoint } from '../../platform/call/api.ts';

export interface ToplantiUygunluguProps {
  /** 0: a new one. */
  readonly Id: number;
  readonly zaman: { readonly bas: string; readonly bit: string };
  readonly kisiler: readonly number[];
  readonly kisiSayisi: number;
  readonly OdaId: number | null;
  readonly tekrar: { readonly Sik: Tekrar; readonly Adet: number } | null;
  readonly hangisi: 'bu' | 'sonrakiler';
  readonly onSec: (z: { readonly Bas: string; readonly Bit: string }) => void;
}

const BEKLE_MS = 350;

/** The person-hours of a meeting, people who are not free, and the next times that suit everybody. */
export function ToplantiUygunlugu({
  Id,
  zaman,
  kisiler,
  kisiSayisi,
  OdaId,
  tekrar,
  hangisi,
  onSec,
}: ToplantiUygunluguProps) {
  const [soru] = useDebouncedValue(
    { Id, UserIdler: [...kisiler], OdaId, Baslama_Zamani: zaman.bas, Bitis_Zamani: zaman.bit, tekrar, hangisi },
    BEKLE_MS,
  );
  const { data } = useEndpoint(oda.toplantiUygunluk, soru, { keepPrevious: true });
  const dakika = dakikasi(zaman.bas, zaman.bit);
  const uyarilar = data?.uyarilar ?? [];
  return (
    <Flex
      component="section"
      direction="column"
      gap={8}
      p={12}
      fz={13}
      bg="var(--surface-2)"
      bd="1px solid var(--line)"
      bdrs={8}
      aria-label="Uygunluk"
    >
      <Text>
        {kisiSayisi} kişi × {sureYazisi(dakika)} = <strong>{sureYazisi(maliyeti(kisiSayisi, dakika))}</strong> çalışma
        süresi
      </Text>
      <div role="status">
        {data !== undefined && uyarilar.length === 0 && (
          <Text c="dimmed">
            {tekrar !== null || hangisi === 'sonrakiler'
              ? 'Bütün toplantıların saati herkese uygun.'
              : 'Bu saat herkese uygun.'}
          </Text>
        )}
        {uyarilar.length > 0 && (
          <ul className="bullets">
            {uyarilar.map((u) => (
              <li key={u}>{u}</li>
            ))}
          </ul>
        )}
      </div>
      {data !== undefined && uyarilar.length > 0 && (
        <Flex rowGap={6} columnGap={8} wrap="wrap" align="center" role="group" aria-label="Herkese uyan saatler">
          <span>
            {data.oneriler.length > 0 ? 'Herkese uyan saatler:' : 'Önümüzdeki 30 günde herkese uyan saat yok.'}
          </span>
          {data.oneriler.map((z) => (
            <Button key={z.Bas} variant="default" size="compact-sm" onClick={() => onSec(z)}>
              {gunAyYaz(istanbulGunu(z.Bas))}, {saatAraligi(z.Bas, z.Bit)}
            </Button>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
