import type { KirilimSatiri } from '@masabasi/core/masa/istatistik/contract';
import {
  bantYaz,
  EN_AZ_YANIT,
  type Grup,
  GRUPLAR,
  OLCUM_ADLARI,
  type OlcumAdi,
  olcumYaz,
} from '@masabasi/core/masa/istatistik/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useIstatistikAdresi } from './istatistikAdresi.ts';
import { Panel } from '../../ui/Panel.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';

/** Prevents a line break. */
const birlikte = (yazi: string): string => yazi.replaceAll(' ', '\u00A0');

const SUTUNLAR: readonly OlcumAdi[] = ['Yanit', 'Puan', 'Csat', 'Nps'];

/** The figures of each group, sorted by name and never by figure. */
export function Kirilim({ satirlar, grup }: { readonly satirlar: readonly KirilimSatiri[]; readonly grup: Grup }) {
  const { degistir, yanitlar, anket } = useIstatistikAdresi();
  const yolu = (k: KirilimSatiri): string => {
    if (grup === 'anket') return yanitlar({}, k.Id ?? anket);
    if (grup === 'kanal') return yanitlar({ kanal: k.Anahtar });
    if (grup === 'personel') return yanitlar({ kisi: k.Id });
    if (grup === 'departman') return yanitlar(k.Id === null ? { departmansiz: 'true' } : { departman: k.Id });
    if (grup === 'il') return yanitlar(k.Id === null ? { ilsiz: 'true' } : { il: k.Id });
    return yanitlar({ urun: k.Id });
  };
  const olcumSutunu = (ad: OlcumAdi): Column<KirilimSatiri> => ({
    key: ad,
    header: OLCUM_ADLARI[ad],
    align: 'right',
    width: '16%',
    renderCell: (k) => {
      const b = k[ad];
      return b && <TwoLines top={olcumYaz(ad, b.Deger)} bottom={birlikte(bantYaz(ad, b))} />;
    },
  });
  return (
    <Panel
      title="Kırılım"
      actions={
        <NativeSelect
          aria-label="Kırılım"
          value={grup}
          data={(Object.keys(GRUPLAR) as Grup[]).map((value) => ({ value, label: GRUPLAR[value] }))}
          onChange={({ currentTarget: { value } }) => degistir({ grup: value === 'urun' ? null : value })}
        />
      }
    >
      {grup === 'personel' && (
        <Text py={12} px={16} c="dimmed">
          Bir kişinin ölçümlerini kendisi ve departmanının sorumlusu görür; {EN_AZ_YANIT} yanıttan azı gösterilmez.
          Liste ada göredir: sıralama değildir.
        </Text>
      )}
      <Table
        label={`Kırılım: ${GRUPLAR[grup]}`}
        rows={satirlar}
        rowKey={(k) => k.Id ?? k.Anahtar ?? k.Ad}
        empty={grup === 'personel' ? 'Görebileceğiniz bir kişi bu dönemde değerlendirilmemiş.' : 'Kayıt Bulunamadı.'}
        columns={[
          {
            key: 'Ad',
            header: GRUPLAR[grup],
            renderCell: (k) =>
              k.Gizli ? (
                <TwoLines top={k.Ad} bottom={`${EN_AZ_YANIT} yanıttan az`} />
              ) : (
                <Link to={yolu(k)}>{k.Ad}</Link>
              ),
          },
          {
            key: 'Sorulan',
            header: 'Yanıtlanan',
            align: 'right',
            width: '14%',
            renderCell: (k) => (k.Gizli ? null : birlikte(`${sayiYaz(k.Yanitlanan)} / ${sayiYaz(k.Sorulan)}`)),
          },
          ...SUTUNLAR.map(olcumSutunu),
        ]}
      />
    </Panel>
  );
}
