import { Stack, Text } from '@mantine/core';
import { ERKEN_CIKIS, molaDurumu } from '@masabasi/core/mesai/mola/rules';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { MolaKarti, type PanoKisisi } from './MolaKarti.tsx';
import { PanoListesi, type PanoKumesi } from './PanoListesi.tsx';
import { SayacBolgesi } from './Sayac.tsx';
import { Columns } from '../../ui/Columns.tsx';

export type PanoSirasi = 'durum' | 'ad';
export type PanoDuzeni = 'kart' | 'liste';

const BOLUMLER = [
  'Molada',
  'Toplantı ve dış görevde',
  'Masa başında',
  'Çıkış yapanlar',
  'İzinli',
  'Gelmeyenler',
  'Şu anda beklenmeyenler',
] as const;

/** Absent people come first. Within a part, nobody is ranked. */
function bolum({ satir, stil }: PanoKisisi): number {
  if (stil === 'mola' || stil === 'uyari') {
    if (satir.Mola_Durum_Id === ERKEN_CIKIS) return 3;
    return molaDurumu(satir.Mola_Durum_Id)?.toplam ? 0 : 1;
  }
  if (stil === 'bitti' && satir.Baslama === null) return 6;
  return { masa: 2, bitti: 3, izinli: 4, yok: 5 }[stil];
}

const adaGore = (a: PanoKisisi, b: PanoKisisi) => karsilastir(a.satir.Ad, b.satir.Ad) || a.satir.Id - b.satir.Id;
const durumaGore = (a: PanoKisisi, b: PanoKisisi) =>
  bolum(a) - bolum(b) || (a.satir.Mola_Durum_Id ?? 0) - (b.satir.Mola_Durum_Id ?? 0) || adaGore(a, b);

/** The people in the board's order. */
export const panoSirala = (kisiler: readonly PanoKisisi[], sira: PanoSirasi): PanoKisisi[] =>
  kisiler.toSorted(sira === 'ad' ? adaGore : durumaGore);

/** Cards laid out and painted together. Divisible by every number of columns up to six. */
const KUME = 60;

/** The people in groups of `KUME`. Groups out of sight cost nothing. */
const kumele = (kisiler: readonly PanoKisisi[]): PanoKumesi[] =>
  Array.from({ length: Math.ceil(kisiler.length / KUME) }, (_, no) => ({
    no,
    kisiler: kisiler.slice(no * KUME, (no + 1) * KUME),
  }));

/** The browser skips the layout of later groups until they are near. */
const SONRAKI = { marginTop: 8, contentVisibility: 'auto', containIntrinsicSize: 'auto 800px' } as const;

const Kartlar = ({ kisiler, ad }: { kisiler: readonly PanoKisisi[]; ad: string }) =>
  kumele(kisiler).map((kume) => (
    <SayacBolgesi key={kume.no} ilk={kume.no === 0}>
      {(ref, yakin) => (
        <Columns
          ref={ref}
          component="ul"
          of="repeat(auto-fill, minmax(max(208px, (100% - 40px) / 6), 1fr))"
          gap={8}
          aria-label={kume.no === 0 ? ad : `${ad}, devamı`}
          style={kume.no > 0 ? SONRAKI : undefined}
        >
          {kume.kisiler.map((k) => (
            <MolaKarti key={k.satir.Id} {...k} yakin={yakin} />
          ))}
        </Columns>
      )}
    </SayacBolgesi>
  ));

export interface PanoBolumleriProps {
  /** Names the board for a screen reader. */
  readonly ad: string;
  /** Sorted by `sira`. */
  readonly kisiler: readonly PanoKisisi[];
  readonly sira: PanoSirasi;
  readonly duzen: PanoDuzeni;
}

/** The people of a board: as cards, in parts if sorted by status, or as one dense table. */
export function PanoBolumleri({ ad, kisiler, sira, duzen }: PanoBolumleriProps) {
  if (duzen === 'liste') return <PanoListesi ad={ad} kumeler={kumele(kisiler)} />;
  if (sira === 'ad') return <Kartlar kisiler={kisiler} ad={ad} />;
  const bolumler = BOLUMLER.map((baslik, i) => {
    const buradakiler = kisiler.filter((k) => bolum(k) === i);
    if (buradakiler.length === 0) return null;
    return (
      <section key={baslik}>
        <Text component="h2" mb={4} fz={13} lh="20px" c="dimmed" fw={600}>
          {baslik}{' '}
          <Text span ml={2} fw={400} c="var(--text-3)" className="tnum">
            {buradakiler.length}
          </Text>
        </Text>
        <Kartlar kisiler={buradakiler} ad={baslik} />
      </section>
    );
  });
  return <Stack gap={12}>{bolumler}</Stack>;
}
