import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import { takipKoduYaz } from '@masabasi/core/masa/webistek/rules';
import { Link } from 'react-router';
import { RecordLink } from '../../ui/RecordLink.tsx';
import type { RecordFact } from '../../ui/RecordView.tsx';

/** The data of a request. @param onAc opens another request in the same place */
export const webistekBilgileri = (w: WebistekKarti, onAc: (Id: number) => void): readonly RecordFact[] => [
  ['Kimden', [w.AdSoyad, w.Kurum].filter(Boolean).join(', ')],
  [
    'Telefon',
    w.Telefon !== '' && (
      <a key="telefon" href={telefonYolu(w.Telefon)}>
        {telefonYaz(w.Telefon)}
      </a>
    ),
  ],
  [w.Gonderen === '' ? 'E-posta' : 'Yanıt Adresi', w.Eposta !== '' && [w.Eposta, ...w.DigerAdresler].join(', ')],
  ['Gönderen Adres', w.Gonderen],
  ['Yazdığı Müşteri No', w.MusteriNo],
  ['Takip Kodu', takipKoduYaz(w.TakipKodu)],
  ['Geldiği Yer', w.Kaynak],
  [
    'Görüşme',
    w.GorusmeId !== null && (
      <Link key="gorusme" to={`/islemler/musterigorusme/detay?id=${w.GorusmeId}`}>
        {w.GorusmeNo}
      </Link>
    ),
  ],
  [
    'Yinelediği',
    w.AsilId !== null && (
      <RecordLink key="asil" to={kayitYolu(SAYFA.webistek[0], w.AsilId)} onOpen={() => onAc(w.AsilId!)}>
        {`${w.AsilNo} isteğini aç`}
      </RecordLink>
    ),
  ],
  ['Neden', w.RedNeden],
];
