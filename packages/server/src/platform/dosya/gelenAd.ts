import { EN_COK_AD } from '@masabasi/core/platform/dosya/rules';
import { gorunmezsiz, katla } from '@masabasi/core/platform/text/metin';

/** File names from outside, and extensions of files that run when opened. */

/** Extensions of files that Windows, macOS, browsers or office programs run, or mount as a disk. */
const CALISANLAR: ReadonlySet<string> = new Set(
  `ade adp apk app application appref-ms appx appxbundle asp aspx bas bat cgi chm cmd com command cpl deb desktop diagcab
   dll dmg exe fxp gadget hlp hta img inf ins iqy iso isp jar jnlp js jse jsp ksh library-ms lnk mad maf mam maq mar mas
   mau mav maw mda mde mjs msc msh msh1 msh2 mshxml msi msix msixbundle msp mst msu ocx one osd pcd php phtml pif pkg pl
   ppam prf ps1 ps1xml ps2 psc1 psc2 psd1 psdm1 psm1 py pyc pyo pyw pyz pyzw rb rdp reg rpm run scf scr sct search-ms
   service settingcontent-ms sh shb shs swf sys theme themepack url vb vbe vbp vbs vhd vhdx vsmacros vxd wasm webloc
   website ws wsc wsf wsh xbap xla xlam xll xnk`.split(/\s+/),
);
/** Extensions of pages with scripts, for browsers. */
const SAYFALAR: ReadonlySet<string> = new Set('htm html mht mhtml shtml svg svgz xht xhtml xsl xslt'.split(' '));

/** The extension as Windows sees it, without blanks and dots at the end of a name. */
const sonu = (ad: string): string => {
  const sade = ad.replace(/[.\s]+$/, '');
  return sade.includes('.') ? katla(sade.slice(sade.lastIndexOf('.') + 1)) : '';
};
export const programAdi = (ad: string): boolean => CALISANLAR.has(sonu(ad));
/** True for the name of a program, a script or a page. */
export const calisanAd = (ad: string): boolean => programAdi(ad) || SAYFALAR.has(sonu(ad));

/** Characters that Windows forbids in a name or treats as a path. */
const ADDA_OLMAZ = /[<>:"|?*\p{Cc}]/gu;

/** Makes a valid name from an outside one: without folders, forbidden characters, and blanks or dots at its end. */
export function gelenAd(ad: string): string {
  const son = gorunmezsiz(ad).split(/[/\\]/).at(-1) ?? '';
  const sade = son
    .replaceAll(ADDA_OLMAZ, '_')
    .replace(/[. ]+$/, '')
    .trim();
  if (sade === '' || sade === '.' || sade === '..') return 'ek';
  const harfler = Array.from(sade);
  if (harfler.length <= EN_COK_AD) return sade;
  const nokta = harfler.lastIndexOf('.');
  const kuyruk = nokta > 0 && harfler.length - nokta <= 20 ? harfler.slice(nokta) : [];
  return [...harfler.slice(0, EN_COK_AD - kuyruk.length), ...kuyruk].join('');
}
