import { Text } from '@mantine/core';
import type { BayiKarti, BayiYetkiliSatiri } from '@masabasi/core/pazarlama/bayi/satirlar';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconFileText from '~icons/tabler/file-text';
import IconMapPin from '~icons/tabler/map-pin';
import IconNotes from '~icons/tabler/notes';
import IconPhone from '~icons/tabler/phone';
import IconUsers from '~icons/tabler/users';
import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/CardPage.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Column, Table } from '../../ui/Table.tsx';

const telefon = (no: string | null): ReactNode => no && <a href={telefonYolu(no)}>{telefonYaz(no)}</a>;
const posta = (adres: string | null): ReactNode => adres && <a href={`mailto:${adres}`}>{adres}</a>;

const KISI_SUTUNLARI: readonly Column<BayiYetkiliSatiri>[] = [
  { key: 'Ad', header: 'Ad Soyad', width: '26%', renderCell: (y) => `${y.Ad} ${y.Soyad}`.trim() },
  { key: 'Unvan', header: 'Görevi', renderCell: (y) => y.Unvan || '–' },
  {
    key: 'Telefon',
    header: 'Telefon',
    width: '170px',
    nowrap: true,
    renderCell: (y) => telefon(y.GSM ?? y.Telefon) ?? '–',
  },
  { key: 'Eposta', header: 'E-posta', width: '30%', renderCell: (y) => posta(y.Eposta) ?? '–' },
];

/** Data of a dealer: contact, territory, products, contract. */
export function BayiBilgileri({
  b,
  yetkililer,
}: {
  readonly b: BayiKarti;
  readonly yetkililer: readonly BayiYetkiliSatiri[];
}) {
  const adres = [b.Adres, [b.Ilce, b.Il].filter(Boolean).join(' / ')].filter(Boolean).join('\n');
  return (
    <CardGrid>
      <Panel title="Yetkili Kişiler" icon={<IconUsers />} wide>
        <Table
          label="Yetkili kişiler"
          rows={yetkililer}
          rowKey={(y) => y.YetkiliId}
          columns={KISI_SUTUNLARI}
          empty={<EmptyState compact title="Yetkili kişi yazılmamış." />}
        />
      </Panel>
      <Panel title="İletişim" icon={<IconPhone />} padded>
        <Fields>
          <Field name="Unvan">{b.Unvan}</Field>
          <Field name="Vergi No">{[b.VKN, b.VergiDairesi].filter(Boolean).join(', ')}</Field>
          <Field name="Telefon">{telefon(b.Telefon)}</Field>
          <Field name="GSM">{telefon(b.GSM)}</Field>
          <Field name="E-posta">{posta(b.Eposta)}</Field>
          <Field name="Adres">{adres}</Field>
        </Fields>
      </Panel>
      <Panel title="Bölge ve Ürünler" icon={<IconMapPin />} padded>
        <Fields>
          <Field name="İller">{b.BolgeIller.map((i) => i.Ad).join(', ')}</Field>
          <Field name="İlçeler">{b.BolgeIlceler.map((c) => `${c.Ad} (${c.Il})`).join(', ')}</Field>
          <Field name="Sattığı Ürünler">{b.Projeler.map((p) => p.Ad).join(', ')}</Field>
        </Fields>
      </Panel>
      <Panel title="Sözleşme" icon={<IconFileText />} padded>
        <Fields>
          <Field name="Sözleşme">{b.Sozlesme}</Field>
          <Field name="Başlangıç">{b.Sozlesme_Baslama && tarihYaz(b.Sozlesme_Baslama)}</Field>
          <Field name="Bitiş">{b.Sozlesme_Bitis && tarihYaz(b.Sozlesme_Bitis)}</Field>
          <Field name="Sorumlu">{b.Sorumlu}</Field>
          <Field name="Aylık Ekstre">{b.Ekstre ? 'Gönderilir' : 'Gönderilmez'}</Field>
        </Fields>
      </Panel>
      {b.Notlar !== '' && (
        <Panel title="Notlar" icon={<IconNotes />} padded>
          <Text className="lines">{b.Notlar}</Text>
        </Panel>
      )}
    </CardGrid>
  );
}
