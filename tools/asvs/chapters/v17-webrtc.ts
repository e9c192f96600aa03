import { notApplicable, type Chapter } from './requirement.ts';

const NO_WEBRTC = 'there is no WebRTC';

export const webRtc: Chapter = {
  number: 17,
  name: 'WebRTC',
  requirements: {
    '17.1.1': notApplicable('relays reach public addresses only', NO_WEBRTC),
    '17.2.1': notApplicable('keys of DTLS are managed', NO_WEBRTC),
    '17.2.2': notApplicable('media servers use approved ciphers', NO_WEBRTC),
    '17.2.3': notApplicable('media are authenticated', NO_WEBRTC),
    '17.2.4': notApplicable('malformed media do no harm', NO_WEBRTC),
    '17.3.1': notApplicable('signalling withstands floods', NO_WEBRTC),
    '17.3.2': notApplicable('malformed signals do no harm', NO_WEBRTC),
  },
};
