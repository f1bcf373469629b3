{
  "{{id}}.count": "次数",
  "{{id}}.days": "时间",
  "{{id}}.empty": "这段时间还没有数据",
  "{{id}}.kind": "类型",
  "{{id}}.kind.homework": "作业",
  "{{id}}.kind.lesson": "上课",
  "{{id}}.kind.meeting": "教研",
  "{{id}}.lastDays": "近 {days} 天",
  "{{id}}.menu": "{{title}}",
  "{{id}}.note": "近 {days} 天，共 {total, number} 次",
  "{{id}}.permission.teacher": "使用“{{title}}”",
  "{{id}}.print": "打印",
  "{{id}}.share": "占比",
  "{{id}}.title": "{{title}}"
}
