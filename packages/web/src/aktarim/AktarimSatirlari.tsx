import { type Aktarim, type AktarimSatiri, aktarim as oda } from '@masabasi/core/aktarim/contract';
import { MUSTERI_SUTUNLARI, SATIR_SONUCLARI, type SatirSonucu } from '@masabasi/core/aktarim/rules';
import { sayiYaz } from '@masabasi/core/metin';
import { type ReactNode, useState } from 'react';
import { useEndpoint } from '../api.ts';
import { Chip, type ChipTone } from '../ui/Chip.tsx';
import { Pager } from '../ui/Pager.tsx';
import { type Column, Table } from '../ui/Table.tsx';
import css from './AktarimSatirlari.module.css';

const TONLAR: Readonly<Record<SatirSonucu, ChipTone>> = {
  Yeni: 'ok',
  Güncellenecek: 'info',
  Değişmeyecek: 'neutral',
  Mükerrer: 'warn',
  Hatalı: 'danger',
};
/** Once it is written, what was to be is. */
const OLAN: Readonly<Partial<Record<SatirSonucu, string>>> = {
  Yeni: 'Eklendi',
  Güncellenecek: 'Güncellendi',
  Değişmeyecek: 'Değişmedi',
};

/** What a line came to, in a word. */
function sonucu(r: AktarimSatiri, yazildi: boolean): string {
  if (r.GeriAlindi !== null) return r.GeriAlindi ? 'Geri alındı' : 'Geri alınmadı';
  return (yazildi ? OLAN[r.Sonuc] : undefined) ?? r.Sonuc;
}

const sutunlari = (yazildi: boolean): readonly Column<AktarimSatiri>[] => [
  { key: 'Satir', header: 'Satır', width: '72px', align: 'right', renderCell: (r) => r.Satir },
  {
    key: 'Ad',
    header: 'Müşteri',
    width: '26%',
    renderCell: (r) =>
      r.MusteriId === null ? (
        r.Ad
      ) : (
        <a href={`/tanimlar/musteri/detay?id=${r.MusteriId}`} target="_blank" rel="noreferrer">
          {r.Ad === '' ? r.MusteriNo : r.Ad}
        </a>
      ),
  },
  {
    key: 'Sonuc',
    header: 'Sonuç',
    width: '130px',
    renderCell: (r) => <Chip tone={r.GeriAlindi === true ? 'neutral' : TONLAR[r.Sonuc]}>{sonucu(r, yazildi)}</Chip>,
  },
  {
    key: 'Alan',
    header: 'Alan',
    width: '120px',
    renderCell: (r) => MUSTERI_SUTUNLARI.find((s) => s.alan === r.Alan)?.baslik ?? '',
  },
  { key: 'Mesaj', header: 'Açıklama', renderCell: (r) => r.Mesaj },
];

type Secim = SatirSonucu | 'Bırakılan' | null;

/** What would come, or came, of every line, to look through by outcome. */
export function AktarimSatirlari({ aktarim: a, children }: { aktarim: Aktarim; children?: ReactNode }) {
  const yazildi = a.Islem === 'yaz';
  const [secim, setSecim] = useState<Secim>(a.Islem === 'geriAl' && a.Birakilan > 0 ? 'Bırakılan' : null);
  const [sayfa, setSayfa] = useState(0);
  const [adet, setAdet] = useState(15);
  const birakilan = secim === 'Bırakılan';
  const liste = useEndpoint(
    oda.musteriAktarimSatirlari,
    { Id: a.Id, Sonuc: birakilan ? null : secim, Birakilan: birakilan, sayfa: sayfa + 1, adet },
    { keepPrevious: true },
  );
  const dugmeler: readonly { readonly secim: Secim; readonly ad: string; readonly n: number }[] = [
    { secim: null, ad: 'Bütün satırlar', n: a.SatirSayisi },
    ...SATIR_SONUCLARI.map((s) => ({ secim: s, ad: (yazildi ? OLAN[s] : undefined) ?? s, n: a.Sayilar[s] })),
    { secim: 'Bırakılan', ad: 'Geri alınmadı', n: a.Birakilan },
  ];
  return (
    <>
      <p className={css.ozet} role="status">
        <b>{a.Dosya}</b>
        {yazildi && `: ${sayiYaz(a.Yazilan)} müşteri yazıldı.`}
        {a.Islem === 'geriAl' &&
          `: ${sayiYaz(a.GeriAlinan)} satır geri alındı${a.Birakilan > 0 ? `, ${sayiYaz(a.Birakilan)} satır sonradan değiştirildiği için bırakıldı` : ''}.`}
      </p>
      {a.Taninmayan.length > 0 && (
        <p className={css.soluk}>Tanınmayan ve atlanan sütunlar: {a.Taninmayan.join(', ')}.</p>
      )}
      {children}
      <div className={css.suzgec} role="group" aria-label="Sonuca göre göster">
        {dugmeler
          .filter((d) => d.n > 0)
          .map((d) => (
            <button
              key={d.ad}
              type="button"
              className={css.dugme}
              aria-pressed={secim === d.secim}
              onClick={() => (setSecim(d.secim), setSayfa(0))}
            >
              {d.ad} <span className="tnum">{sayiYaz(d.n)}</span>
            </button>
          ))}
      </div>
      <div className={css.liste}>
        <Table
          label="Dosyanın satırları"
          columns={sutunlari(yazildi)}
          rows={liste.data?.satirlar}
          rowKey={(r) => r.Satir}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          empty="Bu dosyanın satırları artık saklanmıyor."
        />
        {liste.data && liste.data.toplam > 0 && (
          <Pager
            label="Satırlar"
            total={liste.data.toplam}
            page={sayfa}
            size={adet}
            onPage={setSayfa}
            onSize={(n) => (setSayfa(0), setAdet(n))}
          />
        )}
      </div>
    </>
  );
}
