import {
  FATURA_TUR_ADLARI,
  faturaGecikti,
  fiyatYaz,
  ondalikYaz,
  SENARYO_ADLARI,
  TIP_ADLARI,
} from '@masabasi/core/mali/fatura/rules';
import { ISTISNALAR } from '@masabasi/core/mali/fatura/istisnalar';
import { BIRIMLER } from '@masabasi/core/mali/fatura/kodlar';
import { faturaHesapla } from '@masabasi/core/mali/fatura/olustur';
import { TEVKIFATLAR } from '@masabasi/core/mali/fatura/tevkifatlar';
import { liraToplami } from '@masabasi/core/platform/money/hesap';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Stack, Text } from '@mantine/core';
import IconCash from '~icons/tabler/cash';
import IconFileCode from '~icons/tabler/file-code';
import IconFileText from '~icons/tabler/file-text';
import IconHistory from '~icons/tabler/history';
import IconListDetails from '~icons/tabler/list-details';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction } from '../../platform/call/api.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type RecordAct, type RecordFigure, RecordHead } from '../../ui/RecordView.tsx';
import { Table } from '../../ui/Table.tsx';
import type { FaturaDetayi } from './FaturaDetayPage.tsx';
import { FaturaDurumEtiketi } from './FaturaDurumEtiketi.tsx';
import { FaturaGonderimi } from './FaturaGonderimi.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { FaturaKaniti } from './FaturaKaniti.tsx';
import { FaturaTahsilatlari } from './FaturaTahsilatlari.tsx';
import { FaturaTaraflari } from './FaturaTaraflari.tsx';
import { FaturaToplamlari } from './FaturaToplamlari.tsx';

const FaturaIptalDialog = onDemand(() => import('./FaturaIptalDialog.tsx'));
const KartlaTahsilat = onDemand(() => import('../odeme/KartlaTahsilat.tsx'));
const FaturaTahsilatDialog = onDemand(() => import('./FaturaTahsilatDialog.tsx'));

const lirasi = (f: FaturaDetayi['fatura']): string | null => {
  const lira = f.ParaBirimi === 'TRY' ? null : liraToplami(f, f.Kur);
  return lira && paraYaz(lira.Odenecek, 'TRY');
};

const rakamlari = ({ fatura: f }: FaturaDetayi): readonly RecordFigure[] => {
  const gecti = faturaGecikti(f, istanbulGunu(simdi()));
  return [
    { label: 'Müşteri', value: <MusteriBagi Id={f.MusteriId} ad={f.Musteri} /> },
    { label: 'Ödenecek', value: paraYaz(f.Odenecek, f.ParaBirimi) },
    { label: 'Kalan', value: paraYaz(f.Kalan, f.ParaBirimi) },
    {
      label: 'Vade',
      value: (
        <span className={gecti ? 'danger' : undefined}>
          {f.Vade === null ? 'Yok' : `${tarihYaz(f.Vade)}${gecti ? ' (geçti)' : ''}`}
        </span>
      ),
    },
  ];
};

function Bilgiler({ f }: { readonly f: FaturaDetayi['fatura'] }) {
  const lira = lirasi(f);
  return (
    <Panel title="Bilgiler" padded>
      <Fields>
        <Field name="Tarih">{tarihYaz(f.Tarih)}</Field>
        <Field name="Tip">{TIP_ADLARI[f.Tip]}</Field>
        <Field name="Senaryo">{SENARYO_ADLARI[f.Senaryo]}</Field>
        <Field name="Ürün">{f.Proje}</Field>
        {lira !== null && <Field name="Lira Karşılığı">{lira}</Field>}
        {f.IptalNedeni !== null && <Field name="İptal Nedeni">{f.IptalNedeni}</Field>}
        {f.KesmeZamani !== null && (
          <>
            <Field name="Kesen">{[f.Kesen, zamanYaz(f.KesmeZamani)].filter(Boolean).join(', ')}</Field>
            <Field name="ETTN">{f.Ettn}</Field>
          </>
        )}
      </Fields>
    </Panel>
  );
}

/** Exemption code, withholding code and discount in per cent of a line; empty when it has none. */
const satirKodlari = (k: FaturaDetayi['kalemler'][number]): string => {
  const tevkifat = k.TevkifatKodu === null ? undefined : TEVKIFATLAR[k.TevkifatKodu];
  return [
    k.IskontoOran !== null && `İskonto %${ondalikYaz(String(k.IskontoOran / 100))}`,
    k.MuafiyetKodu !== null && `${k.MuafiyetKodu} ${ISTISNALAR[k.MuafiyetKodu] ?? ''}`.trim(),
    k.TevkifatKodu !== null && `Tevkifat ${k.TevkifatKodu}${tevkifat ? ` (${tevkifat.Pay}/10)` : ''}`,
  ]
    .filter((s) => s !== false)
    .join(' · ');
};

/** An issued invoice or an abandoned draft. Its content cannot change; the possible acts are shown. */
export function FaturaGorunumu({ detay }: { readonly detay: FaturaDetayi }) {
  const { fatura: f, kalemler, iadeler, hareketlist, iptalEngeli } = detay;
  const git = useNavigate();
  const yaz = useHakkindaYaz('fatura', f.Id);
  useAcildi('fatura', f.Id);
  const keser = useYetkiVar(YETKI.faturaKes);
  const iadeEder = useYetkiVar(YETKI.faturaIade);
  const tahsilEder = useYetkiVar(YETKI.tahsilatYaz);
  const [acik, setAcik] = useState<'iptal' | 'tahsilat' | null>(null);
  const pdf = useAction(oda.print_fatura, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const xml = useAction(oda.faturaXml, { onSuccess: (cevap) => dosyayiIndir(cevap, 'xml') });
  const iade = useAction(oda.faturaIade, { onSuccess: (cevap) => void git(`/mali/efatura/${cevap.Id}`) });
  const kesildi = f.DurumAnahtar === 'kesildi';
  const hesap = faturaHesapla(kalemler);
  const satirlar = kalemler.map((k, sira) => ({ ...k, sira }));
  const kapat = () => setAcik(null);
  const tahsilat: RecordAct | null =
    f.Kalan > 0 && tahsilEder
      ? { label: 'Tahsilat Yaz', icon: <IconCash size={16} />, onClick: () => setAcik('tahsilat') }
      : null;
  const islemler: readonly RecordAct[] = [
    ...(f.No === null
      ? []
      : [
          {
            label: 'PDF',
            icon: <IconFileText size={16} />,
            busy: pdf.isPending,
            onClick: () => pdf.mutate({ Id: f.Id }),
          },
          {
            label: 'XML',
            icon: <IconFileCode size={16} />,
            busy: xml.isPending,
            onClick: () => xml.mutate({ Id: f.Id }),
          },
        ]),
    ...(kesildi && iadeEder && f.Tip !== 'IADE'
      ? [{ label: 'İade Düzenle', busy: iade.isPending, onClick: () => iade.mutate({ Id: f.Id, Surum: f.Surum }) }]
      : []),
    ...(kesildi && keser
      ? [{ label: 'İptal Et', barrier: iptalEngeli, danger: true, onClick: () => setAcik('iptal') }]
      : []),
    ...yaz,
  ];
  return (
    <>
      <RecordHead
        title={f.No ?? `${FATURA_TUR_ADLARI[f.Tur]} Taslağı`}
        state={<FaturaDurumEtiketi durum={f.DurumAnahtar} ad={f.Durum} />}
        figures={rakamlari(detay)}
        next={tahsilat}
        acts={islemler}
      />
      <Columns below={1100} gap={16}>
        <Stack gap={16} miw={0}>
          <Panel title="Satırlar" icon={<IconListDetails />}>
            <Table
              label="Faturanın satırları"
              rows={satirlar}
              rowKey={(k) => k.sira}
              columns={[
                {
                  key: 'Ad',
                  header: 'Mal / Hizmet',
                  renderCell: (k) => {
                    const kodlari = satirKodlari(k);
                    return (
                      <>
                        {k.Ad}
                        {kodlari !== '' && (
                          <Text component="small" display="block" fz={12} c="dimmed" className="anywhere">
                            {kodlari}
                          </Text>
                        )}
                      </>
                    );
                  },
                },
                {
                  key: 'Miktar',
                  header: 'Miktar',
                  width: '104px',
                  align: 'right',
                  renderCell: (k) => `${ondalikYaz(k.Miktar)} ${BIRIMLER[k.BirimKodu] ?? k.BirimKodu}`,
                },
                {
                  key: 'Fiyat',
                  header: 'Birim Fiyat',
                  width: '120px',
                  align: 'right',
                  renderCell: (k) => fiyatYaz(k.BirimFiyat),
                },
                ...(hesap.Iskonto === 0
                  ? []
                  : [
                      {
                        key: 'Iskonto',
                        header: 'İskonto',
                        width: '124px',
                        align: 'right' as const,
                        nowrap: true,
                        renderCell: (k: (typeof satirlar)[number]) => {
                          const iskonto = hesap.kalemler[k.sira]!.Iskonto;
                          return iskonto === 0 ? '' : paraYaz(iskonto, f.ParaBirimi);
                        },
                      },
                    ]),
                { key: 'Kdv', header: 'KDV', width: '64px', align: 'right', renderCell: (k) => `%${k.KdvOran}` },
                {
                  key: 'Tutar',
                  header: 'Tutar',
                  width: '140px',
                  align: 'right',
                  nowrap: true,
                  renderCell: (k) => paraYaz(hesap.kalemler[k.sira]!.Tutar, f.ParaBirimi),
                },
              ]}
              empty="Satır yok."
            />
          </Panel>
          <FaturaTahsilatlari detay={detay} />
          {kesildi && f.Tip !== 'IADE' && <KartlaTahsilat f={f} />}
          <Panel title="Geçmiş" icon={<IconHistory />}>
            <Gecmis label="Faturanın geçmişi" rows={hareketlist.map(hareketSatiri)} />
          </Panel>
        </Stack>
        <Stack gap={16} miw={0}>
          <Panel title="Toplamlar" padded>
            <FaturaToplamlari hesap={hesap} birim={f.ParaBirimi} kur={f.Kur} />
          </Panel>
          <FaturaGonderimi detay={detay} />
          <Bilgiler f={f} />
          {(iadeler.length > 0 || f.IadeId !== null) && (
            <Panel title="İade" padded>
              <PlainList gap={6}>
                {f.IadeId !== null && (
                  <li>
                    İade edilen: <Link to={`/mali/efatura/${f.IadeId}`}>{f.IadeNo}</Link>
                  </li>
                )}
                {iadeler.map((i) => (
                  <li key={i.Id}>
                    <Link to={`/mali/efatura/${i.Id}`}>{i.No ?? 'Taslak'}</Link> {paraYaz(i.Odenecek, f.ParaBirimi)}
                  </li>
                ))}
              </PlainList>
            </Panel>
          )}
          <FaturaTaraflari detay={detay} />
          <FaturaKaniti detay={detay} />
        </Stack>
      </Columns>
      {acik === 'iptal' && <FaturaIptalDialog f={f} onClose={kapat} />}
      {acik === 'tahsilat' && <FaturaTahsilatDialog f={f} onClose={kapat} />}
    </>
  );
}
