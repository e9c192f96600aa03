// Depthwise convolutions, bias and ReLU6 in one pass, forwards and backwards, on pictures of floats laid out NHWC.
#include <algorithm>
#include <omp.h>
#include <torch/extension.h>
#include <vector>

// Eight channels at a time: one register with AVX2, half of one with AVX-512.
typedef float v8 __attribute__((vector_size(32), aligned(4)));
static inline v8 ld(const float* p) { return *(const v8*)p; }
static inline void st(float* p, v8 v) { *(v8*)p = v; }
static inline v8 cut(v8 v) {
  v = v > 0.0f ? v : v * 0.0f;
  return v < 6.0f ? v : v * 0.0f + 6.0f;
}

// x [N,H,W,C], w [K*K,C], b [C]
torch::Tensor forward(torch::Tensor x, torch::Tensor w, torch::Tensor b, int64_t K, int64_t S, int64_t P, int64_t OH, int64_t OW) {
  int64_t N = x.size(0), H = x.size(1), W = x.size(2), C = x.size(3);
  auto y = torch::empty({N, OH, OW, C}, x.options());
  const float *xp = x.data_ptr<float>(), *wp = w.data_ptr<float>(), *bp = b.data_ptr<float>();
  float* yp = y.data_ptr<float>();
#pragma omp parallel for collapse(2) schedule(static)
  for (int64_t n = 0; n < N; n++) for (int64_t oh = 0; oh < OH; oh++) {
    int64_t h0 = oh * S - P;
    int64_t kh0 = std::max<int64_t>(0, -h0), kh1 = std::min<int64_t>(K, H - h0);
    for (int64_t ow = 0; ow < OW; ow++) {
      int64_t w0 = ow * S - P;
      int64_t kw0 = std::max<int64_t>(0, -w0), kw1 = std::min<int64_t>(K, W - w0);
      float* o = yp + ((n * OH + oh) * OW + ow) * C;
      int64_t c = 0;
      for (; c + 32 <= C; c += 32) {
        v8 a0 = ld(bp + c), a1 = ld(bp + c + 8), a2 = ld(bp + c + 16), a3 = ld(bp + c + 24);
        for (int64_t kh = kh0; kh < kh1; kh++) {
          const float *xr = xp + ((n * H + h0 + kh) * W + w0 + kw0) * C + c, *wr = wp + (kh * K + kw0) * C + c;
          for (int64_t kw = kw0; kw < kw1; kw++, xr += C, wr += C) {
            a0 += ld(xr) * ld(wr); a1 += ld(xr + 8) * ld(wr + 8);
            a2 += ld(xr + 16) * ld(wr + 16); a3 += ld(xr + 24) * ld(wr + 24);
          }
        }
        st(o + c, cut(a0)); st(o + c + 8, cut(a1)); st(o + c + 16, cut(a2)); st(o + c + 24, cut(a3));
      }
      for (; c < C; c += 8) {
        v8 a = ld(bp + c);
        for (int64_t kh = kh0; kh < kh1; kh++) for (int64_t kw = kw0; kw < kw1; kw++)
          a += ld(xp + ((n * H + h0 + kh) * W + w0 + kw) * C + c) * ld(wp + (kh * K + kw) * C + c);
        st(o + c, cut(a));
      }
    }
  }
  return y;
}

// The gradient where ReLU6 let it through, and its sum for each channel. g, y: [M,C]
std::vector<torch::Tensor> mask(torch::Tensor g, torch::Tensor y) {
  int64_t C = y.size(-1), M = y.numel() / C;
  auto out = torch::empty_like(y);
  auto sums = torch::zeros({omp_get_max_threads(), C}, torch::kFloat32);
  const float *gp = g.data_ptr<float>(), *yp = y.data_ptr<float>();
  float *op = out.data_ptr<float>(), *sp = sums.data_ptr<float>();
#pragma omp parallel
  {
    float* s = sp + omp_get_thread_num() * C;
#pragma omp for schedule(static)
    for (int64_t m = 0; m < M; m++) for (int64_t c = 0; c < C; c++) {
      float v = yp[m * C + c], r = v > 0 && v < 6 ? gp[m * C + c] : 0.0f;
      s[c] += r;
      op[m * C + c] = r;
    }
  }
  return {out, sums.sum(0)};
}

template <int K>
static void weights(const float* xp, const float* gp, float* dw, int64_t N, int64_t H, int64_t W, int64_t C, int64_t S, int64_t P, int64_t OH, int64_t OW) {
#pragma omp parallel
  {
    float* mine = dw + (int64_t)omp_get_thread_num() * K * K * C;
#pragma omp for collapse(2) schedule(static)
    for (int64_t n = 0; n < N; n++) for (int64_t oh = 0; oh < OH; oh++) {
      int64_t h0 = oh * S - P;
      for (int64_t c = 0; c < C; c += 8) {
        const float* gr = gp + ((n * OH + oh) * OW) * C + c;
        for (int kh = 0; kh < K; kh++) {
          int64_t h = h0 + kh;
          if (h < 0 || h >= H) continue;
          const float* xr = xp + ((n * H + h) * W) * C + c;
          v8 a[K];
          for (int kw = 0; kw < K; kw++) a[kw] = ld(mine + (kh * K + kw) * C + c);
          for (int64_t ow = 0; ow < OW; ow++) {
            v8 g = ld(gr + ow * C);
            int64_t w0 = ow * S - P;
            if (w0 >= 0 && w0 + K <= W) for (int kw = 0; kw < K; kw++) a[kw] += g * ld(xr + (w0 + kw) * C);
            else for (int kw = 0; kw < K; kw++) if (w0 + kw >= 0 && w0 + kw < W) a[kw] += g * ld(xr + (w0 + kw) * C);
          }
          for (int kw = 0; kw < K; kw++) st(mine + (kh * K + kw) * C + c, a[kw]);
        }
      }
    }
  }
}

// g is masked already
std::vector<torch::Tensor> backward(torch::Tensor g, torch::Tensor x, torch::Tensor w, int64_t K, int64_t S, int64_t P) {
  int64_t N = x.size(0), H = x.size(1), W = x.size(2), C = x.size(3), OH = g.size(1), OW = g.size(2);
  auto dx = torch::empty_like(x);
  auto dw = torch::zeros({omp_get_max_threads(), K * K, C}, torch::kFloat32);
  const float *xp = x.data_ptr<float>(), *gp = g.data_ptr<float>(), *wp = w.data_ptr<float>();
  float* dp = dx.data_ptr<float>();
#pragma omp parallel for collapse(2) schedule(static)
  for (int64_t n = 0; n < N; n++) for (int64_t h = 0; h < H; h++) for (int64_t v = 0; v < W; v++) {
    float* o = dp + ((n * H + h) * W + v) * C;
    int64_t taps = 0;
    const float *gs[25], *ws[25];
    for (int64_t kh = 0; kh < K; kh++) {
      int64_t a = h + P - kh;
      if (a < 0 || a % S || a / S >= OH) continue;
      for (int64_t kw = 0; kw < K; kw++) {
        int64_t b = v + P - kw;
        if (b < 0 || b % S || b / S >= OW) continue;
        gs[taps] = gp + ((n * OH + a / S) * OW + b / S) * C;
        ws[taps++] = wp + (kh * K + kw) * C;
      }
    }
    for (int64_t c = 0; c < C; c += 8) {
      v8 a = {};
      for (int64_t t = 0; t < taps; t++) a += ld(gs[t] + c) * ld(ws[t] + c);
      st(o + c, a);
    }
  }
  if (K == 3) weights<3>(xp, gp, dw.data_ptr<float>(), N, H, W, C, S, P, OH, OW);
  else weights<5>(xp, gp, dw.data_ptr<float>(), N, H, W, C, S, P, OH, OW);
  return {dx, dw.sum(0)};
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("forward", &forward);
  m.def("mask", &mask);
  m.def("backward", &backward);
}
