// Depthwise convolutions, bias and ReLU6 in one pass, forwards and backwards, on bfloat16 pictures laid out NHWC.
#include <torch/extension.h>
#include <immintrin.h>
#include <omp.h>
#include <vector>
#include <cstring>
#include <algorithm>
typedef unsigned short u16;
static inline __m512 ld(const u16* p) {
  return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i*)p)), 16));
}
static inline void st(u16* p, __m512 v) {
  __m512i i = _mm512_castps_si512(v);
  __m512i r = _mm512_add_epi32(i, _mm512_add_epi32(_mm512_set1_epi32(0x7fff), _mm512_and_si512(_mm512_srli_epi32(i, 16), _mm512_set1_epi32(1))));
  _mm256_storeu_si256((__m256i*)p, _mm512_cvtepi32_epi16(_mm512_srli_epi32(r, 16)));
}
// x [N,H,W,C], w [K*K,C] float, b [C] float
torch::Tensor forward(torch::Tensor x, torch::Tensor w, torch::Tensor b, int64_t K, int64_t S, int64_t P, int64_t OH, int64_t OW, bool act) {
  int64_t N = x.size(0), H = x.size(1), W = x.size(2), C = x.size(3);
  auto y = torch::empty({N, OH, OW, C}, x.options());
  const u16* xp = (const u16*)x.data_ptr(); u16* yp = (u16*)y.data_ptr();
  const float *wp = w.data_ptr<float>(), *bp = b.data_ptr<float>();
  const __m512 lo = _mm512_set1_ps(0), hi = _mm512_set1_ps(6);
#pragma omp parallel for collapse(2) schedule(static)
  for (int64_t n = 0; n < N; n++) for (int64_t oh = 0; oh < OH; oh++) {
    int64_t h0 = oh * S - P;
    int64_t kh0 = std::max<int64_t>(0, -h0), kh1 = std::min<int64_t>(K, H - h0);
    for (int64_t ow = 0; ow < OW; ow++) {
      int64_t w0 = ow * S - P;
      int64_t kw0 = std::max<int64_t>(0, -w0), kw1 = std::min<int64_t>(K, W - w0);
      u16* o = yp + ((n * OH + oh) * OW + ow) * C;
      int64_t c = 0;
      for (; c + 32 <= C; c += 32) {
        __m512 a0 = _mm512_loadu_ps(bp + c), a1 = _mm512_loadu_ps(bp + c + 16);
        for (int64_t kh = kh0; kh < kh1; kh++) {
          const u16* xr = xp + ((n * H + h0 + kh) * W + w0 + kw0) * C + c;
          const float* wr = wp + (kh * K + kw0) * C + c;
          for (int64_t kw = kw0; kw < kw1; kw++, xr += C, wr += C) {
            a0 = _mm512_fmadd_ps(ld(xr), _mm512_loadu_ps(wr), a0);
            a1 = _mm512_fmadd_ps(ld(xr + 16), _mm512_loadu_ps(wr + 16), a1);
          }
        }
        if (act) { a0 = _mm512_min_ps(_mm512_max_ps(a0, lo), hi); a1 = _mm512_min_ps(_mm512_max_ps(a1, lo), hi); }
        st(o + c, a0); st(o + c + 16, a1);
      }
      for (; c < C; c += 16) {
        __m512 a0 = _mm512_loadu_ps(bp + c);
        for (int64_t kh = kh0; kh < kh1; kh++) for (int64_t kw = kw0; kw < kw1; kw++)
          a0 = _mm512_fmadd_ps(ld(xp + ((n * H + h0 + kh) * W + w0 + kw) * C + c), _mm512_loadu_ps(wp + (kh * K + kw) * C + c), a0);
        if (act) a0 = _mm512_min_ps(_mm512_max_ps(a0, lo), hi);
        st(o + c, a0);
      }
    }
  }
  return y;
}
// The gradient where ReLU6 let it through, and its sum for each channel. g, y: [M,C]
std::vector<torch::Tensor> mask(torch::Tensor g, torch::Tensor y) {
  int64_t C = y.size(-1), M = y.numel() / C;
  auto out = torch::empty_like(y); 
  int T = omp_get_max_threads();
  auto sums = torch::zeros({T, C}, torch::kFloat32);
  const u16 *gp = (const u16*)g.data_ptr(), *yp = (const u16*)y.data_ptr(); u16* op = (u16*)out.data_ptr();
  float* sp = sums.data_ptr<float>();
  const __m512 lo = _mm512_set1_ps(0), hi = _mm512_set1_ps(6);
#pragma omp parallel
  { float* s = sp + omp_get_thread_num() * C;
#pragma omp for schedule(static)
    for (int64_t m = 0; m < M; m++) for (int64_t c = 0; c < C; c += 16) {
      __m512 v = ld(yp + m * C + c);
      __mmask16 k = _mm512_cmp_ps_mask(v, lo, _CMP_GT_OQ) & _mm512_cmp_ps_mask(v, hi, _CMP_LT_OQ);
      __m512 r = _mm512_maskz_mov_ps(k, ld(gp + m * C + c));
      _mm512_storeu_ps(s + c, _mm512_add_ps(_mm512_loadu_ps(s + c), r));
      st(op + m * C + c, r);
    }
  }
  return {out, sums.sum(0)};
}
template <int K> static void weights(const u16* xp, const u16* gp, float* dw, int64_t N, int64_t H, int64_t W, int64_t C, int64_t S, int64_t P, int64_t OH, int64_t OW, int64_t C16) {
#pragma omp parallel
  { float* mine = dw + (int64_t)omp_get_thread_num() * K * K * C;
#pragma omp for collapse(2) schedule(static)
    for (int64_t n = 0; n < N; n++) for (int64_t oh = 0; oh < OH; oh++) {
      int64_t h0 = oh * S - P;
      for (int64_t c = 0; c < C; c += 16) {
        const u16* gr = gp + ((n * OH + oh) * OW) * C + c;
        for (int kh = 0; kh < K; kh++) {
          int64_t h = h0 + kh; if (h < 0 || h >= H) continue;
          const u16* xr = xp + ((n * H + h) * W) * C + c;
          __m512 a[K];
          for (int kw = 0; kw < K; kw++) a[kw] = _mm512_loadu_ps(mine + (kh * K + kw) * C + c);
          for (int64_t ow = 0; ow < OW; ow++) {
            __m512 g = ld(gr + ow * C); int64_t w0 = ow * S - P;
            if (w0 >= 0 && w0 + K <= W) { for (int kw = 0; kw < K; kw++) a[kw] = _mm512_fmadd_ps(g, ld(xr + (w0 + kw) * C), a[kw]); }
            else for (int kw = 0; kw < K; kw++) if (w0 + kw >= 0 && w0 + kw < W) a[kw] = _mm512_fmadd_ps(g, ld(xr + (w0 + kw) * C), a[kw]);
          }
          for (int kw = 0; kw < K; kw++) _mm512_storeu_ps(mine + (kh * K + kw) * C + c, a[kw]);
        }
      }
    }
  }
}
// g is masked already
std::vector<torch::Tensor> backward(torch::Tensor g, torch::Tensor x, torch::Tensor w, int64_t K, int64_t S, int64_t P) {
  int64_t N = x.size(0), H = x.size(1), W = x.size(2), C = x.size(3), OH = g.size(1), OW = g.size(2);
  auto dx = torch::empty_like(x);
  int T = omp_get_max_threads();
  auto dw = torch::zeros({T, K * K, C}, torch::kFloat32);
  const u16 *xp = (const u16*)x.data_ptr(), *gp = (const u16*)g.data_ptr(); u16* dp = (u16*)dx.data_ptr();
  const float* wp = w.data_ptr<float>();
#pragma omp parallel for collapse(2) schedule(static)
  for (int64_t n = 0; n < N; n++) for (int64_t h = 0; h < H; h++) for (int64_t v = 0; v < W; v++) {
    u16* o = dp + ((n * H + h) * W + v) * C;
    int64_t taps = 0; const u16* gs[25]; const float* ws[25];
    for (int64_t kh = 0; kh < K; kh++) { int64_t a = h + P - kh; if (a < 0 || a % S || a / S >= OH) continue;
      for (int64_t kw = 0; kw < K; kw++) { int64_t b = v + P - kw; if (b < 0 || b % S || b / S >= OW) continue;
        gs[taps] = gp + ((n * OH + a / S) * OW + b / S) * C; ws[taps++] = wp + (kh * K + kw) * C; } }
    int64_t c = 0;
    for (; c + 32 <= C; c += 32) {
      __m512 a0 = _mm512_setzero_ps(), a1 = a0;
      for (int64_t t = 0; t < taps; t++) { a0 = _mm512_fmadd_ps(ld(gs[t] + c), _mm512_loadu_ps(ws[t] + c), a0); a1 = _mm512_fmadd_ps(ld(gs[t] + c + 16), _mm512_loadu_ps(ws[t] + c + 16), a1); }
      st(o + c, a0); st(o + c + 16, a1);
    }
    for (; c < C; c += 16) {
      __m512 a0 = _mm512_setzero_ps();
      for (int64_t t = 0; t < taps; t++) a0 = _mm512_fmadd_ps(ld(gs[t] + c), _mm512_loadu_ps(ws[t] + c), a0);
      st(o + c, a0);
    }
  }
  if (K == 3) weights<3>(xp, gp, dw.data_ptr<float>(), N, H, W, C, S, P, OH, OW, 0);
  else weights<5>(xp, gp, dw.data_ptr<float>(), N, H, W, C, S, P, OH, OW, 0);
  return {dx, dw.sum(0)};
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("forward", &forward); m.def("mask", &mask); m.def("backward", &backward); }
