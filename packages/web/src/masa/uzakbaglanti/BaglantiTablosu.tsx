import { Flex } from '@mantine/core';
import type { BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { saatDakikaYaz } from '@masabasi/core/masa/uzakbaglanti/rules';
import { istanbulGunu, istanbulSaati, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import type { Dugmeler } from './BaglantiIslemleri.tsx';
import { BaglantiSuresi } from './BaglantiSuresi.tsx';
import { GorusmeNumarasi } from './GorusmeNumarasi.tsx';

type Sutun = GridColumn<BaglantiSatiri> & Required<Pick<GridColumn<BaglantiSatiri>, 'renderCell'>>;

const araligi = (b: BaglantiSatiri) =>
  `${istanbulSaati(b.Baslama_Zamani)} – ${b.Bitis_Zamani === null ? 'sürüyor' : istanbulSaati(b.Bitis_Zamani)}`;

/** The columns of connections. @param tekMusteri one customer, whose name is already above the table */
export const baglantiSutunlari = (dugmeler: Dugmeler, tekMusteri = false): readonly Sutun[] => {
  const hepsi: readonly (Sutun | false)[] = [
    {
      id: 'Baslama_Zamani',
      header: 'Başlama',
      card: 'line',
      width: '124px',
      nowrap: true,
      value: (b) => b.Baslama_Zamani,
      renderCell: (b) => <TwoLines top={tarihYaz(istanbulGunu(b.Baslama_Zamani))} bottom={araligi(b)} />,
    },
    !tekMusteri && {
      id: 'Musteri',
      header: 'Müşteri',
      card: 'title',
      width: '16%',
      value: (b) => b.Musteri,
      renderCell: (b) => (
        <TwoLines
          top={<MusteriBagi Id={b.MusteriId} ad={b.Musteri} />}
          bottom={[b.Il, b.Ilce].filter(Boolean).join(' / ')}
        />
      ),
    },
    {
      id: 'Personel',
      header: 'Personel',
      card: tekMusteri ? 'title' : 'line',
      width: '150px',
      value: (b) => b.Personel,
      renderCell: (b) => (
        <Flex component="span" gap={8} align="center" miw={0}>
          <KisiYuzu id={b.PersonelId} ad={b.Personel} size={24} />
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{b.Personel}</span>
        </Flex>
      ),
    },
    {
      id: 'Proje',
      header: 'Ürün / Araç',
      width: '14%',
      spare: 'wide',
      value: (b) => b.Proje,
      renderCell: (b) => <TwoLines top={b.Proje} bottom={b.BaglantiTur} />,
    },
    {
      id: 'Sure',
      header: 'Süre',
      card: 'chip',
      width: '64px',
      align: 'right',
      value: (b) => b.Sure,
      text: (b) => (b.Sure === null ? 'sürüyor' : saatDakikaYaz(b.Sure)),
      renderCell: (b) => <BaglantiSuresi b={b} />,
    },
    {
      id: 'GorusmeNo',
      header: 'Görüşme',
      card: 'line',
      width: '92px',
      nowrap: true,
      value: (b) => b.GorusmeNo,
      renderCell: (b) => <GorusmeNumarasi b={b} />,
    },
    {
      id: 'Amac',
      header: 'Amaç / Yapılan',
      card: 'line',
      fill: true,
      value: (b) => b.Amac,
      renderCell: (b) => <TwoLines top={b.Amac} bottom={b.Yapilan} />,
    },
    {
      id: 'OnayVeren',
      header: 'Onay Veren',
      width: '150px',
      initiallyHidden: true,
      value: (b) => b.OnayVeren,
      renderCell: (b) => b.OnayVeren,
    },
    {
      id: 'eylem',
      header: 'İşlemler',
      actions: true,
      width: '150px',
      value: () => null,
      renderCell: (b) => (
        <Flex component="span" display="inline-flex" gap={4} align="center">
          {dugmeler(b)}
        </Flex>
      ),
    },
  ];
  return hepsi.filter((s) => s !== false);
};
