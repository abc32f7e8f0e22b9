import {
  BEKLENMEYEN,
  MASA_BASI,
  type MesaiGorunumu,
  METIN,
  molaAdi,
  molaDurumu,
  SECILEBILENLER,
} from '@masabasi/core/mesai/mola/rules';
import { istanbulSaati, ms } from '@masabasi/core/platform/time/tarih';
import IconDeviceMobileOff from '~icons/tabler/device-mobile-off';
import IconListDetails from '~icons/tabler/list-details';
import IconMoon from '~icons/tabler/moon';
import IconPlus from '~icons/tabler/plus';
import IconUsersGroup from '~icons/tabler/users-group';
import { lazy, Suspense, useState } from 'react';
import { iosCihaz, MOBIL_NOTU, mobilCihaz } from '../../platform/call/cihaz.ts';
import { DAR, useMedya } from '../../layout/useMedya.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Menu, type MenuAction } from '../../ui/Menu.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import renk from './DurumEtiketi.module.css';
import css from './MolaCubugu.module.css';
import { MolaDugmesi } from './MolaDugmesi.tsx';
import { MolaSimgesi } from './MolaSimgesi.tsx';
import { useMolaDegistir, useMolaHesapla } from './molaDegistir.ts';
import { GecenSure, ToplamDakika } from './Sayac.tsx';

const SebepDialog = lazy(() => import('./SebepDialog.tsx'));
const MolaDetayDialog = lazy(() => import('./MolaDetayDialog.tsx'));
const DepartmanMolaDialog = lazy(() => import('./DepartmanMolaDialog.tsx'));

/** Tea, need, meal, at desk (specification 2.3). */
const HIZLI: readonly number[] = [646, 647, 648, MASA_BASI];

/** A status without its own quick button is shown on the button of all types. */
function TurlerSimgesi({ mevcut, bekleyen }: { mevcut: number | null; bekleyen: number | null }) {
  if (bekleyen !== null && !HIZLI.includes(bekleyen)) return <span className={css.bekliyor} />;
  if (mevcut === null || HIZLI.includes(mevcut)) return <IconPlus size={20} stroke={1.75} aria-hidden />;
  return (
    <span className={`${renk.renkli} ${css.secili}`} data-stil={molaDurumu(mevcut)?.stil}>
      <MolaSimgesi id={mevcut} size={20} />
    </span>
  );
}

/** The break part of the top bar: start of work, break total, running timer, and the buttons of the statuses. */
export default function MolaCubugu() {
  const kullanici = useKullanici();
  const { mevcut, mesaiBitti, bekleyen, sorulan, sunulan, engel, degistir, degisim, sebepVazgec } = useMolaDegistir();
  useMolaHesapla();
  const [acik, setAcik] = useState<'detay' | 'departman' | null>(null);
  const dar = useMedya(DAR);
  useMedya('(max-width: 760px)');
  const mobil = mobilCihaz();
  const kapat = () => setAcik(null);

  const gorunum: MesaiGorunumu = { ...kullanici, Mola_Durum_Id: mevcut, Baslama_Zamani: kullanici.MolaBaslama };
  const durum = molaDurumu(mevcut);
  const baslamadi = kullanici.Baslama === null && sunulan.durumlar.includes(MASA_BASI);
  const sunulur = sunulan.durumlar.length > 0;

  // Statuses that would be refused are not offered. The current status stays visible.
  const turler = (sunulur ? SECILEBILENLER : []).map((id): MenuAction => ({
    label: molaAdi(id),
    icon: <MolaSimgesi id={id} />,
    disabled: engel(id) !== null || bekleyen !== null,
    onClick: () => degistir(id),
  }));
  const listeler: MenuAction[] = [
    {
      label: 'Mola Detayları',
      icon: <IconListDetails stroke={1.75} />,
      onClick: () => setAcik('detay'),
      separated: dar,
    },
    { label: 'Departman Mola Durumları', icon: <IconUsersGroup stroke={1.75} />, onClick: () => setAcik('departman') },
  ];
  const mobilNotu: MenuAction[] = mobil
    ? [{ label: MOBIL_NOTU, icon: <IconDeviceMobileOff stroke={1.75} />, disabled: true, onClick: kapat }]
    : [];
  // Between two night shifts the next one is expected, as on the board.
  const sirasiVar = kullanici.Baslama === null && kullanici.Beklenen !== null && ms(kullanici.Beklenen) > simdi();
  const bittiYazisi = mesaiBitti && !sirasiVar;
  const neden = mobil || bittiYazisi ? null : sunulan.neden;

  return (
    <section className={css.cubuk} aria-label="Mesai ve mola">
      {bittiYazisi && (
        <span className={css.bitti}>
          <IconMoon size={16} stroke={1.75} aria-hidden />
          {METIN.mesaiBitti}
        </span>
      )}
      {iosCihaz() && <span className={css.ios}>IOS</span>}
      {mobil && (
        <span className={css.not} title={MOBIL_NOTU}>
          {MOBIL_NOTU}
        </span>
      )}
      {neden !== null && (
        <span className={css.not} title={neden}>
          {kullanici.Izinli
            ? METIN.izinli
            : sirasiVar
              ? `${BEKLENMEYEN.sonra} ${istanbulSaati(kullanici.Beklenen!)}`
              : neden}
        </span>
      )}
      <dl className={css.sayilar}>
        <div>
          <dt>Mesai Başlama</dt>
          <dd>{kullanici.Baslama === null ? '-' : istanbulSaati(kullanici.Baslama)}</dd>
        </div>
        <div>
          <dt>Toplam Mola</dt>
          <dd>
            <ToplamDakika {...gorunum} /> dk
          </dd>
        </div>
        <div className={`${renk.renkli} ${css.aktif}`} data-stil={durum?.stil}>
          <dt>Aktif Mola</dt>
          <dd>{durum?.sayac && kullanici.MolaBaslama ? <GecenSure baslangic={kullanici.MolaBaslama} /> : '-'}</dd>
        </div>
      </dl>
      {dar && baslamadi && (
        <MolaDugmesi
          id={MASA_BASI}
          engel={null}
          bekliyor={bekleyen === MASA_BASI}
          secili={false}
          yazili
          onClick={degistir}
        />
      )}
      {dar ? (
        <Menu
          label={`Mola durumu: ${mevcut === null ? (mesaiBitti ? METIN.mesaiBitti : METIN.girisYok) : molaAdi(mevcut)}`}
          buttonClassName={css.dugme}
          button={
            bekleyen === null ? (
              <MolaSimgesi id={mevcut} stil={mevcut === null ? (mesaiBitti ? 'bitti' : 'yok') : undefined} size={20} />
            ) : (
              <span className={css.bekliyor} />
            )
          }
          items={[...mobilNotu, ...turler, ...listeler]}
        />
      ) : (
        <>
          {sunulur && (
            <div role="group" aria-label="Mola durumu" className={css.dugmeler}>
              {(baslamadi ? [MASA_BASI] : HIZLI).map((id) => (
                <MolaDugmesi
                  key={id}
                  id={id}
                  engel={engel(id)}
                  bekliyor={bekleyen === id}
                  secili={mevcut === id}
                  yazili={baslamadi && id === MASA_BASI}
                  onClick={degistir}
                />
              ))}
              {!baslamadi && (
                <Tooltip label="Bütün mola türleri">
                  <Menu
                    label="Bütün mola türleri"
                    buttonClassName={css.dugme}
                    button={<TurlerSimgesi mevcut={mevcut} bekleyen={bekleyen} />}
                    items={turler}
                  />
                </Tooltip>
              )}
            </div>
          )}
          <div className={css.dugmeler}>
            {listeler.map((l) => (
              <Tooltip key={l.label} label={l.label}>
                <button type="button" className={css.dugme} aria-label={l.label} onClick={l.onClick}>
                  {l.icon}
                </button>
              </Tooltip>
            ))}
          </div>
        </>
      )}
      <Suspense fallback={null}>
        {sorulan !== null && <SebepDialog durum={sorulan} degisim={degisim} onVazgec={sebepVazgec} />}
        {acik === 'detay' && (
          <MolaDetayDialog
            userId={kullanici.Id}
            ad={`${kullanici.Ad} ${kullanici.Soyad}`}
            gun={kullanici.MesaiGunu}
            onClose={kapat}
          />
        )}
        {acik === 'departman' && <DepartmanMolaDialog onClose={kapat} />}
      </Suspense>
    </section>
  );
}
