import { Box, Text } from '@mantine/core';
import { type Gorunum } from '@masabasi/core/platform/list/liste';
import { adresi, adrestenOku } from '@masabasi/core/platform/list/listeAdresi';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { TEKLIF_LISTESI, type TeklifListesi } from '@masabasi/core/pazarlama/teklif/liste';
import { EN_AZ_SONUC, payYaz, type Sonuclar, sonuclanan } from '@masabasi/core/pazarlama/teklif/oran';
import { ayEkle, type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { teklif as oda } from '../../calls/teklif.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';

type Bakilan = Partial<Gorunum<TeklifListesi>>;
const HEPSI = adrestenOku(TEKLIF_LISTESI, new URLSearchParams()).gorunum;
/** The quote list, filtered to the quotes behind a count. */
const yolu = (g: Bakilan): string =>
  `${SAYFA.teklif[0]}?${new URLSearchParams(adresi(TEKLIF_LISTESI, { ...HEPSI, ...g }))}`;

/** A share with its confidence interval and its base; none for a small base. */
function Pay({ k, n }: { readonly k: number; readonly n: number }) {
  const { oran, not } = payYaz(k, n);
  return <TwoLines top={<span className="tnum">{oran ?? '–'}</span>} bottom={<span className="tnum">{not}</span>} />;
}

/** Won and lost quotes in total or of a product. Each count leads to its rows. */
const sayiSutunlari = <T extends Sonuclar>(
  bag: (n: number, g: Bakilan) => ReactNode,
  g: (t: T) => Bakilan,
): readonly Column<T>[] =>
  (
    [
      ['Kazanilan', 'Kazanılan', 'kabul'],
      ['Kaybedilen', 'Kaybedilen', 'red'],
      ['SuresiDolan', 'Süresi Dolan', 'suresi_doldu'],
    ] as const
  ).map(([key, header, Durum]) => ({
    key,
    header,
    width: '112px',
    align: 'right',
    nowrap: true,
    renderCell: (t: T) => bag(t[key], { ...g(t), Durum }),
  }));

/** Win rates of decided quotes by product, and the reasons of lost ones. */
export default function TeklifOranlariDialog({ onClose }: { readonly onClose: () => void }) {
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [Ilk, setIlk] = useState<Gun | null>(() => ayEkle(bugun, -12));
  const [Son, setSon] = useState<Gun | null>(bugun);
  const [ProjeId, setProjeId] = useState<number | null>(null);
  const listeler = useEndpoint(oda.getTeklifGerekliList, {});
  const oranlar = useEndpoint(oda.teklifOranlari, { Ilk, Son, ProjeId }, { keepPrevious: true });
  const bag = (n: number, g: Bakilan) =>
    n === 0 ? (
      <span className="tnum">0</span>
    ) : (
      <Link className="tnum" to={yolu({ Ilk, Son, ProjeId, ...g })} onClick={onClose}>
        {sayiYaz(n)}
      </Link>
    );
  return (
    <Dialog opened title="Kazanma Oranı" width={860} onClose={onClose}>
      <FormRow>
        <DateField label="İlk Gün" value={Ilk} onChange={setIlk} />
        <DateField label="Son Gün" value={Son} onChange={setSon} />
        <SelectField
          label="Ürün"
          placeholder="Bütün ürünler"
          value={ProjeId}
          options={listeler.data?.proje ?? []}
          onChange={setProjeId}
        />
      </FormRow>
      <Read of={oranlar} rows={8}>
        {(data) => (
          <Box mt={18}>
            <Tiles
              label="Sonuçlanan teklifler"
              tiles={[
                {
                  label: 'Kazanma oranı',
                  value: payYaz(data.toplam.Kazanilan, sonuclanan(data.toplam)).oran ?? '–',
                  note: payYaz(data.toplam.Kazanilan, sonuclanan(data.toplam)).not,
                },
                { label: 'Kazanılan', value: bag(data.toplam.Kazanilan, { Durum: 'kabul' }) },
                { label: 'Kaybedilen', value: bag(data.toplam.Kaybedilen, { Durum: 'red' }) },
                { label: 'Süresi dolan', value: bag(data.toplam.SuresiDolan, { Durum: 'suresi_doldu' }) },
              ]}
            />
            <Text component="h3" mt={18} mb={6} fz={14} fw={600}>
              Ürünlere Göre
            </Text>
            <Table
              label="Ürünlere göre kazanma oranı"
              rows={data.urunler}
              rowKey={(u) => u.Id}
              empty="Bu günlerde sonuçlanan teklif yok."
              columns={[
                { key: 'Ad', header: 'Ürün', renderCell: (u) => u.Ad },
                ...sayiSutunlari<(typeof data.urunler)[number]>(bag, (u) => ({ ProjeId: u.Id })),
                {
                  key: 'Oran',
                  header: 'Kazanma Oranı',
                  width: '210px',
                  align: 'right',
                  renderCell: (u) => <Pay k={u.Kazanilan} n={sonuclanan(u)} />,
                },
              ]}
            />
            <Text component="h3" mt={18} mb={6} fz={14} fw={600}>
              Kayıp Nedenleri
            </Text>
            <Table
              label="Kayıp nedenleri"
              rows={data.nedenler}
              rowKey={(n) => n.Id}
              empty="Bu günlerde kaybedilen teklif yok."
              columns={[
                { key: 'Ad', header: 'Neden', renderCell: (n) => n.Ad },
                {
                  key: 'Adet',
                  header: 'Kaybedilen',
                  width: '112px',
                  align: 'right',
                  nowrap: true,
                  renderCell: (n) => bag(n.Adet, { KayipNedenId: n.Id, Durum: 'red' }),
                },
                {
                  key: 'Pay',
                  header: 'Kayıplardaki Payı',
                  width: '210px',
                  align: 'right',
                  renderCell: (n) => <Pay k={n.Adet} n={data.toplam.Kaybedilen} />,
                },
                {
                  key: 'Sonuc',
                  header: 'Sonuçlananlardaki Payı',
                  width: '210px',
                  align: 'right',
                  spare: true,
                  renderCell: (n) => <Pay k={n.Adet} n={sonuclanan(data.toplam)} />,
                },
              ]}
            />
            <Text mt={14} fz={12} c="dimmed">
              {`Teklif tarihi bu günlerde olup sonuçlanan tekliflerin son revizyonları sayılır; kazanma oranı, kazanılanın sonuçlananlara oranıdır. Yüzdenin yanındaki aralık gerçek oranın %95 olasılıkla bulunduğu yerdir (Wilson). ${EN_AZ_SONUC} sonuçtan azında yüzde verilmez. Sayıya basınca teklifleri açılır.`}
            </Text>
          </Box>
        )}
      </Read>
    </Dialog>
  );
}
