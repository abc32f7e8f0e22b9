import { Text } from '@mantine/core';
import type { Istatistik, IsiSatiri } from '@masabasi/core/masa/istatistik/contract';
import { type Donem, ondalikYaz } from '@masabasi/core/masa/istatistik/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import type { DegisenSozler } from '../../platform/list/adres.ts';
import { useIstatistikAdresi } from './istatistikAdresi.ts';
import { type HeatCell, HeatTable, type HeatTone } from '../../ui/HeatTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';

/** Five shades, the darkest for the best score. */
const tonu = (puan: number) => Math.min(4, Math.floor(puan / 20)) as HeatTone;
const hucresi = (h: { readonly Adet: number; readonly Puan: number } | null, ad: string, to: string): HeatCell | null =>
  h && {
    tone: tonu(h.Puan),
    text: ondalikYaz(h.Puan, 0),
    name: `${ad}: ${ondalikYaz(h.Puan, 0)}, ${sayiYaz(h.Adet)} yanıt`,
    to,
  };

interface Sutun {
  readonly anahtar: string | number;
  readonly ad: string;
  readonly sozler: DegisenSozler;
}

/** Questions by month or by product: the average score as a coloured table. */
export function IsiTablosu({ isi, donem }: { readonly isi: Istatistik['isi']; readonly donem: Donem }) {
  const { soz, degistir, yanitlar } = useIstatistikAdresi();
  const urunde = soz('isi') === 'urun';
  const sutunlar: readonly Sutun[] = urunde
    ? isi.urunler.map((p) => ({ anahtar: p.Id, ad: p.Ad, sozler: { urun: p.Id } }))
    : isi.aylar.map((a) => ({
        anahtar: a.Ilk,
        ad: `${a.Ilk.slice(5, 7)}.${a.Ilk.slice(0, 4)}`,
        sozler: { ilk: a.Ilk, son: a.Son },
      }));
  const hucreleri = (r: IsiSatiri) => (urunde ? r.Urunler : r.Aylar);
  const tek = new Set(isi.satirlar.map((r) => r.Anket)).size < 2;
  return (
    <Panel
      title="Sorular"
      padded
      actions={
        <ViewSwitch
          label="Sorular neye göre"
          value={urunde ? 'urun' : 'ay'}
          onChange={(v) => degistir({ isi: v === 'ay' ? null : v })}
          options={[
            { value: 'ay', label: 'Aylara göre' },
            { value: 'urun', label: 'Ürünlere göre' },
          ]}
        />
      }
    >
      {isi.satirlar.length === 0 ? (
        <Text c="dimmed">Puanı olan bir soru yanıtlanmamış.</Text>
      ) : (
        <HeatTable
          label="Soruların puanları"
          corner="Soru"
          none="yanıt yok"
          columns={[{ key: 'hepsi', name: 'Hepsi' }, ...sutunlar.map((k) => ({ key: k.anahtar, name: k.ad }))]}
          rows={isi.satirlar.map((r) => ({
            key: r.SoruId,
            head: r.Soru,
            note: tek ? undefined : r.Anket,
            cells: [
              hucresi(r, `${r.Soru}, hepsi`, yanitlar({ soru: r.SoruId, ilk: donem.Ilk, son: donem.Son })),
              ...sutunlar.map((k, i) =>
                hucresi(hucreleri(r)[i] ?? null, `${r.Soru}, ${k.ad}`, yanitlar({ soru: r.SoruId, ...k.sozler })),
              ),
            ],
          }))}
          legend={([0, 1, 2, 3, 4] as const).map((tone) => ({
            tone,
            text: `${tone * 20}–${tone === 4 ? 100 : tone * 20 + 19}`,
          }))}
        />
      )}
    </Panel>
  );
}
